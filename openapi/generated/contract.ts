export type paths = {
    "/accounts/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out this device, or every device
         * @description Needs no access token, so that an expired sign-in can still be ended. An unknown token is ignored.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/password/change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Every other device is signed out.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/signup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and send a confirmation e-mail
         * @description Answers the same whether or not the address already has an account; its owner then gets a mail that says so.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/signup/confirm_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Harmless when repeated; a key is good for 72 hours.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/signup/resend_confirmation_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation e-mail again
         * @description Answers the same whether or not the address has an account that waits for confirmation.
         */
        post: operations["resendConfirmationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description A refresh token is good for one exchange within 30 days. Using one again later than 30 seconds after its exchange
         *     revokes the whole sign-in, because two holders share it.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person */
        get: operations["getCurrentUser"];
        /** Change the signed-in person's name or phone number */
        put: operations["updateCurrentUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/user_permission/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in person may do */
        get: operations["getUserPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/check_create_status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far the creation of a business is
         * @description May be held for up to two seconds when the task is about to end.
         */
        post: operations["checkCreateStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/create_premium_business/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to create a business
         * @description Answers a task id at once; the work is done in the background. Ask *check_create_status* for its end.
         */
        post: operations["createPremiumBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/get_business_plan/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans on offer in a country */
        get: operations["listBusinessPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The legal forms a business can have */
        get: operations["listBusinessTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/all_asset_types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The asset types of the business */
        get: operations["listAssetTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/list_of_document_types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statutory document types of the business */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/current/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this business pays now */
        get: operations["getCurrentBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/business_onboarding/quickstart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has been set up so far */
        get: operations["getQuickstart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/businesses/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business */
        get: operations["getBusinessDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/businesses/logo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo of the business */
        get: operations["getBusinessLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/departments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The departments of the business */
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/countries/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country with its states */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        AssetType: {
            /** Format: uuid */
            id: string;
            /** @description Default types are locked. */
            is_default: boolean;
            name: string;
            starting_number: number;
            /** @description Whether things of this type are vehicles. */
            vehicle_type: boolean;
        };
        /** @enum {string} */
        AvatarColour: "green" | "amber" | "blue" | "plum" | "red";
        BusinessCreation: {
            address1: string;
            address2?: string;
            avatar?: components["schemas"]["AvatarColour"];
            city: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @default NG
             */
            country?: string;
            /**
             * @description ISO 4217; the country's own when absent.
             * @example NGN
             */
            currency?: string;
            description?: string;
            first_name: string;
            /**
             * @description Names of modules (see Interest), joined by commas.
             * @example Core HR,Payroll
             */
            interested_in?: string;
            last_name: string;
            /** @description An image (PNG, JPEG, GIF or WebP) of at most 5 MB. */
            logo?: string;
            name: string;
            /**
             * @description Of the account admin; national or international.
             * @example 0803 123 4567
             */
            phone_number: string;
            point_of_contact?: components["schemas"]["ReferralSource"];
            post_code?: string;
            rating?: components["schemas"]["Rating"];
            size: components["schemas"]["CompanySize"];
            /**
             * @description One of the country's states or *Other*.
             * @example Lagos
             */
            state: string;
            /** @default partnership */
            type?: components["schemas"]["BusinessType"];
        };
        BusinessDetail: {
            address1: string;
            address2: string;
            avatar: components["schemas"]["AvatarColour"];
            city: string;
            country: string;
            currency: string;
            description: string;
            has_logo: boolean;
            /** Format: uuid */
            id: string;
            interested_in: components["schemas"]["Interest"][];
            name: string;
            /** @description E.164. */
            phone_number: string;
            post_code: string;
            size: components["schemas"]["CompanySize"];
            state: string;
            /** @description IANA name. */
            time_zone: string;
            type: components["schemas"]["BusinessType"];
        };
        /** @enum {string} */
        BusinessType: "partnership" | "sole_proprietorship" | "limited_liability_company" | "public_limited_company" | "company_limited_by_guarantee" | "incorporated_trustees" | "government" | "other";
        BusinessTypeChoice: {
            label: string;
            value: components["schemas"]["BusinessType"];
        };
        /** @enum {string} */
        CompanySize: "Myself" | "1-20" | "21-50" | "51-100" | "101-200" | "201-500" | "501-999" | "1000 and above";
        Count: number;
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            code: string;
            /** @description ISO 4217. */
            currency: string;
            name: string;
        };
        CountryDetail: {
            code: string;
            currency: string;
            name: string;
            /** @description Names, in order of the alphabet; without *Other*. */
            states: string[];
        };
        CreationTask: {
            data: {
                /** Format: uuid */
                business_id: string;
                name: string;
            } | null;
            /** @description Why it failed. */
            reason: string | null;
            /** @enum {string} */
            status: "PENDING" | "STARTED" | "SUCCESS" | "FAILURE";
        };
        CurrentBilling: {
            eligible_to_buy_now: boolean;
            /** @enum {string} */
            frequency: "monthly" | "quarterly" | "yearly";
            num_employees: number;
            payment_reference: string | null;
            plan_code: string;
            plan_name: string;
            recurring: boolean;
            /** @enum {string} */
            status: "trial" | "active" | "past_due" | "cancelled" | "terminated";
            /** Format: date-time */
            trial_ends_at: string | null;
        };
        Department: {
            /** Format: uuid */
            id: string;
            /** @description Made with the business. */
            is_default: boolean;
            name: string;
        };
        Detail: {
            /** @description A sentence for the person. */
            detail: string;
        };
        DocumentType: {
            /** Format: uuid */
            id: string;
            /** @description Preset types are locked. */
            is_default: boolean;
            name: string;
        };
        /** Format: email */
        Email: string;
        /** @enum {string} */
        Interest: "Core HR" | "Payroll" | "Assets" | "Task" | "Time & Attendance";
        Membership: {
            /** Format: uuid */
            business_id: string;
            business_name: string;
            is_owner: boolean;
        };
        /**
         * @description *create*: no business yet; *setup*: an owner whose business is new; *unapplicable*: staff, who set nothing up;
         *     empty: done; *closed*: every business of this person is closed, so there is nowhere to go.
         * @enum {string}
         */
        OnboardingStatus: "create" | "setup" | "unapplicable" | "" | "closed";
        /** @description The address of the next or previous page, or null. */
        PageLink: string | null;
        Permission: {
            /** @enum {string} */
            codename: "access_hr" | "access_vehicles" | "access_assets" | "access_payroll";
        };
        Plan: {
            /** @description Naira per employee per month, without VAT. */
            amount: number;
            id: number;
            name: string;
            plan_code: string;
            pricing: {
                /** @description Naira per employee per month. */
                amount: number;
                /** @description ISO 4217, lower case as the product stores it. */
                currency: string;
                /** @description Percent off for paying yearly. */
                discount: number;
                /** @description Naira per employee per year. */
                yearly_amount: number;
            };
            public_name: string;
        };
        Quickstart: {
            asset_types: components["schemas"]["Count"];
            departments: components["schemas"]["Count"];
            document_types: components["schemas"]["Count"];
            issue_types: components["schemas"]["Count"];
            people: components["schemas"]["Count"];
            regions: components["schemas"]["Count"];
        };
        /** @enum {string} */
        Rating: "not_good" | "fairly_good" | "neutral" | "great" | "very_great";
        /**
         * @description *Affilate* is spelt as the product spells it.
         * @enum {string}
         */
        ReferralSource: "LinkedIn" | "Facebook" | "Instagram" | "Affilate" | "Twitter" | "Referrals";
        /** @description Messages by field; `non_field_errors` and `detail` are about the whole request. */
        Refusal: {
            /** @description A stable word for programs, where a status alone does not say enough. */
            code?: string;
            detail?: string;
            non_field_errors?: string[];
        } & {
            [key: string]: string[];
        };
        SignedIn: {
            /** @description Good for ten minutes. */
            access_token: string;
            /** @description Good for one exchange. */
            refresh_token: string;
            user: components["schemas"]["User"];
        };
        SignUp: {
            /** @enum {string} */
            business_plan: "premium" | "free";
            email: components["schemas"]["Email"];
            /** @example Harmattan-Breeze-42 */
            password: string;
            /** @description The utm values of the first visit, as a query string. */
            source?: string;
            /** @description What the person means to buy; null for the free plan. */
            subscription_info: components["schemas"]["SubscriptionInfo"] | null;
        };
        SubscriptionInfo: {
            billing_buy_now: boolean;
            /** @enum {string} */
            billing_frequency: "monthly" | "quarterly" | "yearly";
            billing_num_employees: number;
        };
        Tokens: {
            /** @description Good for ten minutes. */
            access_token: string;
            /** @description Good for one exchange. */
            refresh_token: string;
        };
        User: {
            business: components["schemas"]["UserBusiness"] | null;
            business_onboarding_status: components["schemas"]["OnboardingStatus"];
            /**
             * @description As chosen at sign-up.
             * @enum {string}
             */
            business_plan: "premium" | "free";
            /** @description The first one is where the person goes after signing in. */
            business_user_memberships: components["schemas"]["Membership"][];
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @description Of the first business. */
            is_owner: boolean;
            last_name: string;
            /** @description In the first business; an owner has all. */
            permissions: components["schemas"]["Permission"][];
            /** @description E.164. */
            phone_number: string | null;
            subscription_info: components["schemas"]["SubscriptionInfo"] | null;
        };
        UserBusiness: {
            billing: {
                eligible_to_buy_now: boolean;
            };
            /** Format: uuid */
            id: string;
            name: string;
        };
        UserPermission: {
            is_owner: boolean;
            permissions: components["schemas"]["Permission"][];
        };
    };
    responses: {
        /** @description The request contradicts what already happened. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The token is valid, but this person may not do this here. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Something in the request is not valid. Nothing was changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Called too often. `Retry-After` says in how many seconds to try again. */
        Limited: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such thing, or not for this person. */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body, or a file in it, is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No valid access token. */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is not of the media type that this operation takes. */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The business, as stored in `business_domain`. */
        domain: string;
        /**
         * @description Made by the client once for one intended creation. The same key with the same body answers what the first call
         *     answered, for 24 hours; with another body it is refused with 409.
         */
        idempotencyKey: string;
        /** @description Which page, from 1. */
        page: number;
        /** @description How many a page. */
        pageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: {
                /** @description What kind of device signs in. */
                device?: "web" | "mobile";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Sign out every device of this person.
                     * @default false
                     */
                    everywhere?: boolean;
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_password: string;
                    old_password: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account waits for its address to be confirmed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the link. */
                    key: string;
                };
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    resendConfirmationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Sent, if there is something to confirm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description New tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, their memberships and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorised"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    /** @example 0803 123 4567 */
                    phone_number?: string;
                };
            };
        };
        responses: {
            /** @description The person as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
        };
    };
    getUserPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ownership and permissions in the first business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPermission"];
                };
            };
            401: components["responses"]["Unauthorised"];
        };
    };
    checkCreateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    task_id: string;
                };
            };
        };
        responses: {
            /** @description The state of the task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationTask"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
        };
    };
    createPremiumBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made by the client once for one intended creation. The same key with the same body answers what the first call
                 *     answered, for 24 hours; with another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BusinessCreation"];
            };
        };
        responses: {
            /** @description The work has begun. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        task_id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
        };
    };
    listBusinessPlans: {
        parameters: {
            query?: {
                /** @description A country's name in lower case. */
                country_name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, cheapest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Plan"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    listBusinessTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["BusinessTypeChoice"][];
                    };
                };
            };
        };
    };
    listAssetTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; the default ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetType"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; the preset ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentType"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
        };
    };
    getCurrentBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentBilling"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["Missing"];
        };
    };
    getQuickstart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are of each thing that a new business begins with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quickstart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["Missing"];
        };
    };
    getBusinessDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["Missing"];
        };
    };
    getBusinessLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["Missing"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many a page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Department"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them by name, on one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Country"][];
                    };
                };
            };
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
        };
    };
}
