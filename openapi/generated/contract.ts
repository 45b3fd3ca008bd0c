export type paths = {
    "/accounts/auth/activation/create_account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with a new account
         * @description Creates the account with a confirmed address, ends open sign-ups for that address, and signs the person in as a member. The
         *     business of the invitation is the first membership. Repeating the call with the same password signs in again; a link
         *     that is no longer valid is refused as by *validateActivationToken*.
         */
        post: operations["createInvitedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/activation/request_invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new invitation with an old link
         * @description If the invitation is pending, or was sent in the last 30 days and has expired, the invited address gets a new link. If it
         *     was withdrawn, its sender gets a notification. Answers the same in every case.
         */
        post: operations["requestFreshInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/activation/second_step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with the second step
         * @description Takes the ticket from *signInFromInvitation*, and a code from the person's authenticator app or a recovery code, like
         *     *completeLogIn* and under the same limits. The person joins and is signed in, or neither.
         */
        post: operations["completeInvitedSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/activation/sign_in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with an existing account
         * @description The business of the invitation is the first membership. A person with two-step sign-in gets a ticket, and joins the business
         *     with *completeInvitedSignIn*. Idempotent; a link that is no longer valid is refused as by *validateActivationToken*.
         */
        post: operations["signInFromInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/activation/validate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the link of an invitation
         * @description Tells whoever holds a valid link what its mail tells, so that the page can say who invites them to what. A link that is no
         *     longer valid is refused with 400 and a code that says why, and nothing else.
         */
        post: operations["validateActivationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/devices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices that are signed in
         * @description The hundred devices used most recently; the calling device is always included.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/devices/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a device out */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description A person with two-step sign-in gets a ticket for the second step in place of tokens. A browser that has signed in before
         *     keeps a cookie, `steward_device_…`: with it, wrong passwords that others try do not lock the person out.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/login/second_step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with the second step
         * @description Takes the ticket from the sign-in, and a code from the person's authenticator app or a recovery code. A ticket is valid
         *     for five minutes, five wrong codes and one sign-in; after that the refusal has the code *ticket_ended*. Each code is
         *     valid once.
         */
        post: operations["completeLogIn"];
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
         * @description Needs no access token, so that an expired session can be ended too. An unknown token is ignored.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/logout/others/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out every device but this one */
        post: operations["signOutOtherDevices"];
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
    "/accounts/auth/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to reset a forgotten password
         * @description Answers the same whether or not the address has an account. The link is valid for one hour and one use.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/password/reset/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a mailed link can still set a new password
         * @description Uses nothing up, and says nothing but the state of the link: one that is unknown, used or older than an hour is refused
         *     with the detail *Invalid reset link*, as `resetPassword` refuses it.
         */
        post: operations["checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/password/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed link
         * @description Signs out every device and revokes every other reset link. A link that is unknown, used or older than an hour is refused
         *     with the detail *Invalid reset link*.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/second_step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether two-step sign-in is on for the signed-in person */
        get: operations["getSecondStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/second_step/begin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app
         * @description Sign-ins do not ask for a code until one has confirmed the secret. Calling again replaces the secret.
         */
        post: operations["beginSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/second_step/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-step sign-in on */
        post: operations["confirmSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/second_step/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-step sign-in off
         * @description While a business of the person requires it, the answer is 409 with the code *required_by_business*.
         */
        post: operations["endSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/auth/second_step/recovery_codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description The previous codes stop working.
         */
        post: operations["renewRecoveryCodes"];
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
         * Create an account and send a confirmation email
         * @description Answers the same whether or not the address has an account. If it has one, its owner gets a mail that says so.
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
         * Confirm an email address
         * @description Idempotent. A key is valid for 72 hours.
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
         * Send the confirmation email again
         * @description Answers the same whether or not the address has an unconfirmed account.
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
         * @description A refresh token is valid for one exchange within 40 minutes, which is half an hour after the last access token can have
         *     been used. Using it again more than 30 seconds later, or using two tokens that were given in exchange for the same one,
         *     revokes the whole session. A session ends after 30 days at the latest.
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
        /**
         * Change the signed-in person's name or phone number
         * @description A phone number that is there is replaced only with the person's password.
         */
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
    "/businesses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to create a business from JSON
         * @description For the first business or another one, by the rules of *addBusiness*, with JSON in place of a form. Set the logo
         *     afterwards with *replaceBusinessLogo*.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{domain}/exports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the exports of a business */
        get: operations["listExports"];
        put?: never;
        /**
         * Start an export of all data of a business
         * @description The archive is made in the background; a mail says when it is ready, and it is kept for seven days. Only for the owner,
         *     also after the business was deleted and can still be restored. If an export is running, it is returned.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{domain}/exports/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an export */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to create another business
         * @description Like *create_premium_business*, for a member of a business. The plan chosen at sign-up applies to the first business that
         *     a person owns; every other one starts on the free plan. A person can own at most 20 open businesses.
         */
        post: operations["addBusiness"];
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
         * The status of a business creation
         * @description May wait up to two seconds for the task to end (long polling).
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
         * Start to create a business
         * @description Returns a task id at once; the business is created in the background. Poll *check_create_status* for the result.
         */
        post: operations["createPremiumBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/delete_whole_business/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a business; its owner can restore it for 30 days
         * @description Only for the owner, who confirms with the name of the business and their own password. Members lose access at once.
         */
        delete: operations["deleteWholeBusiness"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/generate_payment_reference/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generate a reference for a payment
         * @description Nothing is stored. The reference is valid for one *buySubscription* by the same person; a reference that was made up or
         *     belongs to somebody else is refused there.
         */
        get: operations["generatePaymentReference"];
        put?: never;
        post?: never;
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
    "/businesses/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted business
         * @description Restores all data and members. Idempotent.
         */
        post: operations["restoreBusiness"];
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
    "/businesses/update_business_during_onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a new business before its set-up is finished
         * @description Like *updateBusiness*, for a business whose set-up is not finished; later it is refused with 409.
         */
        put: operations["updateBusinessDuringOnboarding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done in the business lately
         * @description What the audit log has, in sentences. The owner sees all of it; everybody else what they did themselves, and what was done
         *     in the modules that they may open.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/administrator_handover/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open handover
         * @description Only the owner and the named member see it.
         */
        get: operations["getAdministratorHandover"];
        put?: never;
        /**
         * Name a member as the next administrator
         * @description The member accepts or declines; until then nothing changes. The owner confirms with their own password. One handover
         *     can be open at a time (409).
         */
        post: operations["nameAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/administrator_handover/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a handover
         * @description A handover that has ended is refused with 409.
         */
        delete: operations["cancelAdministratorHandover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/administrator_handover/{id}/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become the administrator
         * @description Only for the named member, who becomes the owner. The former owner stays a member with every permission.
         *     A handover that has ended is refused with 409.
         */
        post: operations["acceptAdministratorHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/administrator_handover/{id}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to become the administrator
         * @description Only for the named member. A handover that has ended is refused with 409.
         */
        post: operations["declineAdministratorHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/app_onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a business is introduced to a module */
        get: operations["getAppOnboarding"];
        put?: never;
        /**
         * Save how far a business is introduced to a module
         * @description Repeated, it changes what was saved.
         */
        post: operations["createAppOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/app_onboarding/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change how far a business is introduced to a module */
        put: operations["updateAppOnboarding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an asset type
         * @description Its prefix is made of its name.
         */
        post: operations["createAssetType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an asset type, or change its starting number
         * @description A default type is refused with 409. The prefix stays. Once an asset has a number of the type, another starting number
         *     is refused with 400.
         */
        put: operations["updateAssetType"];
        post?: never;
        /**
         * Delete an asset type
         * @description A default type, and one that assets have, is refused with 409.
         */
        delete: operations["deleteAssetType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/{id}/depreciation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how assets of a type lose value
         * @description Default types take it too. Book values follow from it at once.
         */
        put: operations["setAssetTypeDepreciation"];
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
    "/c/{domain}/asset-management/asset_types/all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every asset type by name, for pickers */
        get: operations["listAssetTypeNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/recently_added_asset_types/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The asset types that were added last */
        get: operations["listRecentAssetTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/vehicle_type_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vehicles, perhaps of one type
         * @description The list of assets in its vehicle mode.
         */
        get: operations["listVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_types/vehicle_type_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of vehicles */
        get: operations["listVehicleTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lists of assets that the person saved */
        get: operations["listAssetViews"];
        put?: never;
        /**
         * Save what a list of assets searches, filters and sorts by
         * @description For the person alone, at most 50. A name that they have used is replaced.
         */
        post: operations["saveAssetView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/asset_views/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a saved list of assets */
        delete: operations["deleteAssetView"];
        options?: never;
        head?: never;
        /**
         * Rename a saved list of assets
         * @description A name that the person has used is refused at its field.
         */
        patch: operations["renameAssetView"];
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List assets and vehicles */
        get: operations["listAssets"];
        put?: never;
        /**
         * Add an asset or a vehicle
         * @description It gets the next ID of its type. Without an assignee, *active* is stored as *unassigned*; with one, *unassigned* is stored as
         *     *active*.
         */
        post: operations["createAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One asset */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an asset
         * @description Send every field, with the `version` that was read. If the asset has been changed since, the answer is 409 with the code
         *     *changed_meanwhile* and the asset as it is now, and nothing is stored. Without `assignee`, the assignment stays as it is.
         *     The type cannot change between vehicles and other things.
         */
        put: operations["updateAsset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/add_assignee/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign an asset to an employee
         * @description It becomes *active*. An asset that somebody has is refused with 409 and the code *assigned*.
         */
        post: operations["assignAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/assignee_history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has had an asset */
        get: operations["listAssetAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/delete_document_type/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a statutory document type
         * @description A preset type, and one that documents have (code *used*), is refused with 409.
         */
        delete: operations["deleteDocumentType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/edit_document_type/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a statutory document type
         * @description A preset type is refused with 409.
         */
        put: operations["renameDocumentType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/get_asset_attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of an asset
         * @description Without those that have been renewed.
         */
        get: operations["listAssetDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/get_asset_maintenance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to one asset */
        get: operations["listAssetMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done with an asset */
        get: operations["listAssetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The image of an asset */
        get: operations["getAssetImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was reported about one asset */
        get: operations["listAssetIssues"];
        put?: never;
        /**
         * Report an issue with an asset
         * @description It begins as *pending*. The other members who look after assets are notified.
         */
        post: operations["reportIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/readings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The odometer and engine hour readings of an asset */
        get: operations["listReadings"];
        put?: never;
        /**
         * Add a reading
         * @description Refused with 400 when it is lower than the one before it or higher than the one after it, or when more than 2,000 km or 24
         *     hours a day would lie between; with `correction`, which says why, it is taken. The latest odometer reading is the mileage
         *     of a vehicle.
         */
        post: operations["addReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/remove_assignee/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an asset back
         * @description An *active* asset becomes *unassigned*; another status stays. An asset that nobody has is refused with 409 and the code
         *     *unassigned*.
         */
        post: operations["unassignAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/remove_image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Remove the image of an asset */
        patch: operations["removeAssetImage"];
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/{id}/upload_image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set or replace the image of an asset */
        patch: operations["uploadAssetImage"];
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/assigned_to": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an employee has */
        get: operations["listAssetsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assets in the bin */
        get: operations["listDeletedAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bin/purge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete assets in the bin for ever
         * @description With their image and their assignments. The audit log keeps what was done with them.
         */
        post: operations["purgeAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bin/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take assets out of the bin */
        post: operations["restoreAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bulk_asset_assignee_add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign several assets to an employee
         * @description Assets that somebody has are refused, each for itself.
         */
        post: operations["assignAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bulk_asset_assignee_remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take several assets back
         * @description Assets that nobody has, or whose assignment begins after the end date, are refused, each for itself.
         */
        post: operations["unassignAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bulk_change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move several assets, or give them another status
         * @description Without an assignee, *active* is stored as *unassigned*; with one, *unassigned* is stored as *active*.
         */
        patch: operations["changeAssets"];
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bulk_delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move assets to the bin
         * @description They can be restored for 30 days, unless they are to be deleted for ever. Whoever has one of them gives it back with today's
         *     date.
         */
        patch: operations["deleteAssets"];
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/bulk_import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add assets and vehicles from the rows of a file
         * @description All of them or none. Words are those of the template, in any case; *Assigned* without an assignee is stored as unassigned.
         *     A serial number or plate that the register has already is refused.
         */
        post: operations["bulkImportAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/by_code/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The asset that a scanned or typed code belongs to
         * @description A code is the address on a label of ours, an Asset ID, a serial number or a plate. One that no asset has is refused with 400, one
         *     that several have with 409.
         */
        get: operations["findAssetByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/create_document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a statutory document type */
        post: operations["createDocumentType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what a list of assets shows
         * @description All that match, in the order of the list. A cell of the CSV file that a spreadsheet would run as a formula begins with an apostrophe;
         *     the workbook has texts and numbers only. More rows than a workbook holds are refused with 409: take CSV.
         */
        get: operations["exportAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/assets/ids/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of what a list of assets shows
         * @description For doing something with all of it. Beyond 2,000 only the count is told.
         */
        get: operations["listAssetIds"];
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
    "/c/{domain}/asset-management/attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file that something will refer to
         * @description Its id is then sent with an issue or a maintenance entry, or with *addDocument* in place of the file. A file that nothing refers to is deleted
         *     after a day.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/attachments/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Its file is deleted with it. When it was a renewal, the document that it renewed is the current one again.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/attachments/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An uploaded file */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/attachments/{id}/renew/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a document
         * @description The renewed document is kept as an earlier version of the new one. A document that has been renewed already is refused
         *     with 409 and the code *renewed*.
         */
        post: operations["renewDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/attachments/{id}/thumbnail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small copy of an uploaded picture */
        get: operations["getAttachmentThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/attachments/{id}/versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document and those that it renewed */
        get: operations["listDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/attachments/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to an asset
         * @description With a `document_type` it is statutory, otherwise it is another document and needs a `name`. Its file comes with the
         *     request, or is named by `attachment`, which was uploaded before.
         */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/dashboard/asset_flow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the number of assets has grown
         * @description Of the assets that there are, how many there were at the end of each month (UTC).
         */
        get: operations["getAssetFlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/dashboard/asset_status_breakdown/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many assets there are of each status */
        get: operations["getAssetStatusBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/dashboard/asset_value/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the assets cost, and what they are worth */
        get: operations["getAssetValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/dashboard/recently_added_assets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assets that were added last */
        get: operations["listRecentAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/handovers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an employee has signed for */
        get: operations["listHandovers"];
        put?: never;
        /**
         * Hand several assets over to one employee, who signs for them
         * @description All of them or none: when somebody has some of them already, the answer is 400 with a message for each, such as `assets.2` for
         *     the third, and nothing is stored. A receipt is mailed to the holder and to those who manage people.
         */
        post: operations["handOverAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/handovers/{id}/receipt/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of a hand-over */
        get: operations["downloadHandoverReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/handovers/assets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The assets that somebody has chosen to hand over
         * @description In the order of their ids; those that are not there any more are left out.
         */
        get: operations["listAssetsToHandOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports of assets, with who, when, which file and how many */
        get: operations["listAssetImports"];
        put?: never;
        /** Begin an import, whose rows are sent next */
        post: operations["createAssetImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import, with how far it is */
        get: operations["getAssetImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import
         * @description What is stored already stays, and can be undone. The other rows count as skipped.
         */
        post: operations["cancelAssetImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/{id}/chunks/{chunk}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send some rows of an import
         * @description Idempotent by the number of the chunk, which counts from 0.
         */
        put: operations["sendAssetImportRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/{id}/commit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the rows of an import in the background
         * @description Idempotent. Refused with 409 and the code *incomplete* while rows are missing. An import that stopped goes on, in the name
         *     of the caller.
         */
        post: operations["commitAssetImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/{id}/refused/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows of an import that were refused, with the reason beside each */
        get: operations["exportRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import in the background
         * @description What it added goes to the bin, and what it updated becomes what it was. When assets were changed since, it is refused
         *     with 409 and says which; with `rest` these stay, and everything else is undone.
         */
        post: operations["undoAssetImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/imports/matches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The assets that have these Asset IDs, serial numbers or plates
         * @description It changes nothing.
         */
        post: operations["matchAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/issue-type/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List issue types */
        get: operations["listIssueTypes"];
        put?: never;
        /** Add an issue type */
        post: operations["createIssueType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/issue-type/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an issue type
         * @description A default type is refused with 409, and one of which issues are kept, with the code *used*.
         */
        delete: operations["deleteIssueType"];
        options?: never;
        head?: never;
        /**
         * Rename an issue type
         * @description A default type is refused with 409.
         */
        patch: operations["renameIssueType"];
        trace?: never;
    };
    "/c/{domain}/asset-management/issues-list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was reported about the assets of the business
         * @description Issues of assets in the bin are left out.
         */
        get: operations["listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/issues-list/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reported issue */
        get: operations["getIssue"];
        put?: never;
        post?: never;
        /**
         * Delete a reported issue
         * @description Its pictures are deleted with it. The maintenance that it led to stays.
         */
        delete: operations["deleteIssue"];
        options?: never;
        head?: never;
        /**
         * Correct what was reported
         * @description Send what changes; the history of the asset says what it was before. What somebody without an account reported is given its
         *     type and its priority so.
         */
        patch: operations["updateIssue"];
        trace?: never;
    };
    "/c/{domain}/asset-management/issues-list/{id}/close/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how an issue has ended
         * @description With a note of what was done. One that has ended already is refused with 409 and the code *ended*. To send an issue for
         *     repair or inspection, record a maintenance with it: `issue` of *createMaintenance*.
         */
        post: operations["closeIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/issues-list/{id}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an issue up again that had ended
         * @description It is again what its maintenance made of it, or *pending* without any. One that is open is refused with 409 and the code
         *     *open*.
         */
        post: operations["reopenIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/labels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A PDF of labels with QR codes
         * @description For these assets, in this order, or for all that a filter leaves, by Asset ID. More than a thousand are refused with 409. Stores
         *     nothing.
         */
        post: operations["printLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance_plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The maintenance plans of the business */
        get: operations["listMaintenancePlans"];
        put?: never;
        /**
         * Plan maintenance that recurs
         * @description Of one asset, or of every asset of a type. It is due when the first of its intervals has passed: days, weeks, months or
         *     years by the calendar, kilometres and engine hours by the readings.
         */
        post: operations["createMaintenancePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance_plans/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One maintenance plan */
        get: operations["getMaintenancePlan"];
        put?: never;
        post?: never;
        /**
         * Delete a maintenance plan
         * @description What was done by it stays recorded. Nobody is reminded of it any more.
         */
        delete: operations["deleteMaintenancePlan"];
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a maintenance plan
         * @description Send what changes; null takes an interval or the reminder away. A plan stays with its asset or type. While it is paused
         *     nothing is due by it and nobody is reminded; what would have been due meanwhile is left out when it is resumed.
         */
        patch: operations["updateMaintenancePlan"];
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance_plans/{id}/skip/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave out the next maintenance of a plan
         * @description It is due again one interval later, and not before tomorrow.
         */
        post: operations["skipPlannedMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance_plans/due/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is due next by the plans, of each asset */
        get: operations["listPlannedMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance_plans/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a plan would be due
         * @description The next three times, if each is done on its day, with the reason for each. For a type it is worked out for one of its
         *     assets, if it has any. With `plan`, what was done by that plan counts.
         */
        get: operations["previewMaintenancePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to the assets of the business */
        get: operations["listMaintenance"];
        put?: never;
        /**
         * Record a service, a repair or an inspection
         * @description With `editId`, the entry of that id is changed instead, as by `PATCH`. A service that is recorded ends the due date of the
         *     services of the same asset before it, and their reminders with it.
         */
        post: operations["createMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One maintenance entry */
        get: operations["getMaintenance"];
        put?: never;
        post?: never;
        /**
         * Delete a maintenance entry
         * @description What it said of the odometer and its files go too.
         */
        delete: operations["deleteMaintenance"];
        options?: never;
        head?: never;
        /**
         * Change a maintenance entry
         * @description Send what changes. An entry stays with its asset. What is no service loses its due date.
         */
        patch: operations["updateMaintenance"];
        trace?: never;
    };
    "/c/{domain}/asset-management/maintenance/costs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What maintenance costs, by month and by asset */
        get: operations["getMaintenanceCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/make/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The makes of vehicles */
        get: operations["listMakes"];
        put?: never;
        /**
         * Add a make of the business's own
         * @description A make of this name and type is refused at its field.
         */
        post: operations["createMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/make/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A make */
        get: operations["getMake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/make/{id}/models/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The models of a make */
        get: operations["listMakeModels"];
        put?: never;
        /**
         * Add a model of the business's own to a make
         * @description A model of this name, make and type is refused at its field.
         */
        post: operations["createMakeModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/reminders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a reminder
         * @description Of a *document* or a *maintenance* that exists it speaks from now on, in the place of the reminder that it had. Without
         *     either it says nothing until what is due carries its id: a document as it is added, or a maintenance. One that is not used
         *     in a day is deleted.
         */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/reminders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A reminder */
        get: operations["getReminder"];
        put?: never;
        post?: never;
        /** Cancel a reminder */
        delete: operations["cancelReminder"];
        options?: never;
        head?: never;
        /**
         * Change when a reminder speaks, and to whom
         * @description Only what is sent changes. What was said is not said again. A cancelled reminder is refused with 409 and the code *cancelled*.
         */
        patch: operations["changeReminder"];
        trace?: never;
    };
    "/c/{domain}/asset-management/reminders/recipients/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members who can be named in a reminder */
        get: operations["listReminderRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/reminders/reminders_filter/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reminders of what is due, by type and status */
        get: operations["listReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the business keeps its assets */
        get: operations["getAssetSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change how the business keeps its assets */
        patch: operations["updateAssetSettings"];
        trace?: never;
    };
    "/c/{domain}/asset-management/stock_takes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stock-takes of the business */
        get: operations["listStockTakes"];
        put?: never;
        /**
         * Start a stock-take of a location
         * @description Expected is what is at the location now, and is neither in repair, missing nor gone. A location that is being counted is
         *     refused with 409 and the code *open*.
         */
        post: operations["startStockTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/stock_takes/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stock-take with its totals */
        get: operations["getStockTake"];
        put?: never;
        post?: never;
        /** Discard a stock-take that is not closed */
        delete: operations["discardStockTake"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/stock_takes/{id}/close/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a stock-take
         * @description It cannot be changed afterwards. What it finds out about assets is written to their history.
         */
        post: operations["closeStockTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/stock_takes/{id}/items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a stock-take expects and has found */
        get: operations["listStockTakeItems"];
        put?: never;
        /**
         * Tick an asset as found, or take the tick back
         * @description Idempotent. An asset that is not expected here becomes *unexpected*; unticked, it leaves the stock-take. A label is an
         *     Asset ID, a serial number or a plate; one that no asset has, or more than one, is refused with 400.
         */
        post: operations["countStockTakeItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/asset-management/stock_takes/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report of a stock-take as CSV */
        get: operations["exportStockTake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/audit_log/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the audit log */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/audit_log/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description All entries, the newest first, as CSV in UTF-8. A cell that a spreadsheet would run as a formula begins with an apostrophe.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/banks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banks that an account can be with */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/banks/account_number_validation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a bank account number
         * @description By its check digit, and then by asking whose it is. Where nobody can be asked, `account_name` is null and the check digit
         *     decides alone.
         */
        post: operations["validateAccountNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The benefits that the business gives */
        get: operations["listBenefits"];
        put?: never;
        /** Add a benefit */
        post: operations["createBenefit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One benefit */
        get: operations["getBenefit"];
        /**
         * Change a benefit
         * @description A field that is left out is emptied.
         */
        put: operations["updateBenefit"];
        post?: never;
        /**
         * Delete a benefit
         * @description One that employees have is refused with 409.
         */
        delete: operations["deleteBenefit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a benefit to employees
         * @description All of them, or none: who cannot be given it is named as `employees.0` by their place. Who has it already keeps it as it is.
         */
        post: operations["assignBenefit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/delete_all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a benefit from everybody
         * @description At once, as if nobody had been given it.
         */
        delete: operations["clearBenefit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/employees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has a benefit */
        get: operations["listBenefitEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/get_assigned_unassigned_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active employees with whether they have a benefit */
        get: operations["listAssignedUnassigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/toggle_default/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say whether new employees get a benefit */
        patch: operations["toggleDefaultBenefit"];
        trace?: never;
    };
    "/c/{domain}/benefits/{id}/unassign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a benefit from employees
         * @description From the day after the last one. Who does not have it stays so.
         */
        post: operations["unassignBenefit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/bulk_assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give several benefits to several employees
         * @description All of it, or nothing: who cannot be given one is named as `employees.0` by their place. Who has one already keeps it as it is.
         */
        post: operations["bulkAssignBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/benefits/bulk_delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Delete several benefits
         * @description All of them, or none: when employees have one of them, 409 says which.
         */
        patch: operations["bulkDeleteBenefits"];
        trace?: never;
    };
    "/c/{domain}/billing/buy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a payment for a subscription
         * @description A business has at most one open payment. Sending the same order again returns that payment, from any device; another
         *     order is refused with 409, the code *payment_open* and the reference of the open payment in `reference`. The server
         *     computes the price itself: if it differs from a given `total_kobo`, the answer is 409 with the code *price_changed* and the new
         *     total in `total_kobo`, and no payment is opened. Without a provider, or when the provider does not answer, the answer
         *     is 503 and nothing is charged.
         */
        post: operations["buySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the subscription at the end of the paid period
         * @description Nothing changes until `paid_through`; then the business becomes read-only.
         *     Only an active subscription can be cancelled; otherwise the answer is 409.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/coupon/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a coupon can be used, and what it takes off a quarter */
        post: operations["checkCoupon"];
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
        /**
         * The subscription of the business
         * @description Only the owner reads the card and the references of payments; they are null for others.
         */
        get: operations["getCurrentBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invoices */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/invoices/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice or its receipt as PDF */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought, for how many employees, and how it can be paid */
        get: operations["getPaymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/payments/{reference}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a payment
         * @description Asks the provider while the result is unknown. A successful payment is applied before this call answers.
         */
        get: operations["checkPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/payments/{reference}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an open payment
         * @description The server asks the provider first: if the money was taken, the payment is applied and the answer is 409 with the code
         *     *paid*. Cancelling a payment that has ended changes nothing. Money that is taken later is applied or refunded.
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a subscription would cost now
         * @description Nothing is stored. Pass *total_kobo* to *buySubscription*. A coupon that cannot be used is refused under its field, and
         *     counts as an attempt.
         */
        post: operations["quoteSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/billing/resume/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a cancelled subscription before the paid period ends
         * @description Only a cancelled subscription can be resumed; otherwise the answer is 409. Nothing is charged now.
         */
        post: operations["resumeSubscription"];
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
        /** Count what has been set up */
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
        /**
         * Change the business
         * @description Send every field, with the `version` that was read. If somebody else has changed the business since, the answer is 409
         *     with the code *changed_meanwhile*, and nothing is stored.
         */
        put: operations["updateBusiness"];
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
        /** Set or replace the logo */
        put: operations["replaceBusinessLogo"];
        post?: never;
        /** Remove the logo */
        delete: operations["removeBusinessLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/businesses/second_step/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the business requires two-step sign-in of its members */
        get: operations["getSecondStepRequirement"];
        /**
         * Require two-step sign-in of the members, or no longer
         * @description Only an owner who has it on may require it; otherwise the answer is 409 with the code *second_step_off*. Members who have
         *     it off get a mail, and are refused from then on until they turn it on. Idempotent.
         */
        put: operations["setSecondStepRequirement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/businesses/setup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the set-up of a new business
         * @description Changes the owner's onboarding status from *setup* to empty. Idempotent.
         */
        post: operations["setUpBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/calendar_feed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether calendars can read what the person is reminded of */
        get: operations["getCalendarFeed"];
        /**
         * Make a secret address for calendars
         * @description Under it, calendars read what is due in this business of what the person may see, as iCalendar. An address that was made
         *     before leads nowhere from then on. The server stores a digest of the new one and never shows it again.
         */
        put: operations["replaceCalendarFeed"];
        post?: never;
        /**
         * Revoke the secret address for calendars
         * @description Idempotent.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/checklist/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new business does first
         * @description Only the steps that the person may take.
         */
        get: operations["getChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/checklist/dismiss/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide the checklist from the person
         * @description Idempotent. Others of the business keep theirs.
         */
        post: operations["dismissChecklist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files that the business keeps for its people
         * @description All of them. Everybody sees those that are shared with them by *listMyFiles*.
         */
        get: operations["listCompanyFiles"];
        put?: never;
        /**
         * Add files that were uploaded, and share them
         * @description All of them or none. Whom they are shared with is told in the app, and by mail where an acknowledgement is asked for.
         */
        post: operations["createCompanyFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a file, or put a new version in its place
         * @description A new version is to be acknowledged again.
         */
        put: operations["updateCompanyFile"];
        post?: never;
        /** Delete a file */
        delete: operations["deleteCompanyFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/{id}/acknowledgements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a file is shared with, and who has acknowledged it */
        get: operations["listCompanyFileReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a company file */
        get: operations["downloadCompanyFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done with a company file
         * @description Who added, shared, downloaded and acknowledged it, and when.
         */
        get: operations["listCompanyFileHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/{id}/remind/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not acknowledged a file
         * @description At most once a day where the business is; after that it is refused with 409 and the code *reminded_today*. Who has no
         *     account is not reminded.
         */
        post: operations["remindOfCompanyFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/company_files/bulk_delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Delete several files
         * @description Those that are gone already count as deleted.
         */
        patch: operations["deleteCompanyFiles"];
        trace?: never;
    };
    "/c/{domain}/company_files/share/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change whom files are shared with
         * @description With exactly these from now on. Whom a file is newly shared with is told; an acknowledgement that was given stays.
         */
        post: operations["shareCompanyFiles"];
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
        /** Add a department */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/departments/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a department
         * @description One that has employees is refused with 409.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /** Rename a department */
        patch: operations["renameDepartment"];
        trace?: never;
    };
    "/c/{domain}/departments/{id}/move_employees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move everybody of a department to another one
         * @description In one transaction, former employees included, so that the department can be deleted then.
         */
        post: operations["moveDepartmentEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/departments/all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The departments of the business, to choose from */
        get: operations["listAllDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents that employees were asked for */
        get: operations["listDocumentRequests"];
        put?: never;
        /**
         * Ask employees for a document
         * @description Who is active now is asked. They are told in the app and by mail.
         */
        post: operations["createDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document that employees were asked for */
        get: operations["getDocumentRequest"];
        put?: never;
        post?: never;
        /**
         * Withdraw a request for a document
         * @description What was sent and not accepted yet is deleted. Documents that were accepted stay.
         */
        delete: operations["deleteDocumentRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/{id}/answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was asked for a document, and who has sent it */
        get: operations["listDocumentAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/{id}/answers/{employee}/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept what an employee sent
         * @description It becomes one of their documents. What was not sent, or was answered already, is refused with 409.
         */
        post: operations["acceptDocumentAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/{id}/answers/{employee}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file that an employee sent
         * @description Until it is accepted; then it is among their documents. That it was opened is in the audit log.
         */
        get: operations["downloadDocumentAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/{id}/answers/{employee}/send_back/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send back what an employee sent
         * @description Its file is deleted, and the employee is asked again, with the note. What was not sent, or was answered already, is
         *     refused with 409.
         */
        post: operations["sendBackDocumentAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/document_requests/{id}/remind/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not sent a document
         * @description At most once a day where the business is; after that it is refused with 409 and the code *reminded_today*. Who has no
         *     account is not reminded.
         */
        post: operations["remindOfDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document of an employee
         * @description Its file is deleted with it. When it was a renewal, the document that it renewed is the current one again.
         */
        delete: operations["deleteEmployeeDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/documents/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a document of an employee
         * @description That it was opened is in the audit log.
         */
        get: operations["downloadEmployeeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/documents/{id}/renew/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a document of an employee
         * @description The new one takes its place, and it stays as an earlier version. One that was renewed already is refused with 409 and the
         *     code *renewed*.
         */
        post: operations["renewEmployeeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/documents/{id}/versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of an employee and those that it renewed */
        get: operations["listEmployeeDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of all active employees
         * @description Without those that have been renewed. The search looks in the names of people.
         */
        get: operations["searchEmployeeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports of employees */
        get: operations["listEmployeeImports"];
        put?: never;
        /**
         * Begin an import of employees
         * @description Its rows are sent next.
         */
        post: operations["createEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import of employees */
        get: operations["getEmployeeImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an import of employees
         * @description What is stored already stays, and can be undone.
         */
        post: operations["cancelEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/{id}/chunks/{chunk}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send some rows of an import of employees
         * @description Idempotent by the number of the chunk, which counts from 0.
         */
        put: operations["sendEmployeeImportRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/{id}/commit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the rows of an import of employees
         * @description In the background. Idempotent. Refused with 409 and the code *incomplete* while rows are missing. An import that stopped
         *     goes on, in the name of the caller. One that brings pay is for those who may see pay, and so is its undo.
         */
        post: operations["commitEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/{id}/refused/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refused rows of an import of employees
         * @description With the reason beside each; what is about pay only for those who may see it.
         */
        get: operations["exportRefusedEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import of employees
         * @description Who was added is deleted, and who was updated becomes as they were. When some were changed since, it is refused with 409 and says
         *     who; with `rest` these stay, and so does who holds something or is a member by now.
         */
        post: operations["undoEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_imports/matches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The employees that have these IDs or email addresses
         * @description It changes nothing, and shows nothing about pay.
         */
        post: operations["matchEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_user_invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations of the business */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people
         * @description Each address gets a link that is valid for 72 hours. An address with a pending or expired invitation gets a new link; the
         *     old link stops working, and the invitation takes its permissions and personal line from this call. A member who is not
         *     the owner can give only permissions that they have. At most 500 mails a day for a business, and three a day for an
         *     address.
         */
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_user_invitations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link stops working. An invitation that was accepted or withdrawn is refused with 409.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_user_invitations/{id}/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link for the invitation of an employee
         * @description To be sent over WhatsApp or by hand. It is valid for 72 hours and ends the link before it. Whoever opens it names an address, to which
         *     the invitation is mailed; the link itself lets nobody in. Only this answer has it: the server keeps its digest. An invitation without
         *     an employee, and one that was accepted or withdrawn, is refused with 409. A member who is not the owner can make links only for
         *     invitations whose permissions they have themselves.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_user_invitations/{id}/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link that is valid for 72 hours; the old link stops working. An invitation that was accepted or withdrawn is
         *     refused with 409. A member who is not the owner can resend only invitations whose permissions they have themselves.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employee_user_invitations/employees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite employees to an account
         * @description Like *sendInvitations*, for people who have a record: the account that accepts joins the record. Who has an address there gets a mail;
         *     who has none gets an invitation without one, for which *createInvitationLink* makes a link to send by other means.
         */
        post: operations["inviteEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List employees */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One employee
         * @description What is sensitive is masked: of the bank account and of the numbers of the state the last digits, and no pay. It is shown by
         *     *getPayDetails*.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/approve_profile_update_request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse fields of a request
         * @description What is approved is written to the record in one transaction, by the rules of *updateEmployee*. Fields that are not named stay open. What is
         *     about pay is decided by whoever may see pay, and nobody but the owner decides their own request. Refused with 409 and the code *changed*
         *     when the version is not the present one any more, because a field was decided or the record changed.
         */
        post: operations["approveProfileUpdateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/asset_vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assets and vehicles that an employee holds */
        get: operations["listEmployeeAssetVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/benefits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The benefits of an employee */
        get: operations["listEmployeeBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/confirmation_and_review_date/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when an employee is confirmed and reviewed
         * @description A field that is left out is emptied.
         */
        put: operations["setConfirmationAndReviewDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/delete-photo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Remove the photo of an employee */
        patch: operations["deleteEmployeePhoto"];
        trace?: never;
    };
    "/c/{domain}/employees/{id}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of an employee
         * @description Without those that have been renewed.
         */
        get: operations["listEmployeeDocuments"];
        put?: never;
        /**
         * Add a document to the record of an employee
         * @description Its file was uploaded before.
         */
        post: operations["addEmployeeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/emergency-contact/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The emergency contact of an employee */
        get: operations["getEmergencyContact"];
        /** Set the emergency contact of an employee */
        put: operations["updateEmergencyContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/get_profile_change_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one employee asked to have changed */
        get: operations["getProfileChangeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done with an employee */
        get: operations["listEmployeeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/next-of-kin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next of kin of an employee */
        get: operations["getNextOfKin"];
        /** Set the next of kin of an employee */
        put: operations["updateNextOfKin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest onboarding of an employee */
        get: operations["getEmployeeOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/pay_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known about the pay of an employee
         * @description In full; that it was shown is in the audit log.
         */
        get: operations["getPayDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/reinstate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse the end of an employment
         * @description The person is active again, as though the employment had not ended; with a `date` it ended all the same, and a new one begins
         *     on that day. Their access is not restored: they are invited again.
         */
        post: operations["reinstateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/terminate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the employment of a person
         * @description Their access to the business ends with it. Refused with 409 and the code *holds_assets* while they hold something: it must be
         *     returned or written off first. The owner of the business, and oneself, are refused with 409.
         */
        post: operations["terminateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/update_employee_form_once/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an employee
         * @description A field that is left out is emptied. Without `employee_id`, `status` or `photo` the present one stays, and so does what is
         *     about pay when none of it is sent. Only somebody with `see_pay` can send that.
         */
        put: operations["updateEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/update_job_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the job of an employee
         * @description A field that is left out is emptied.
         */
        put: operations["updateJobDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/update_pension_bank_account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the pay of an employee
         * @description A field that is left out is emptied.
         */
        put: operations["updatePensionBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/{id}/update-photo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set or replace the photo of an employee */
        patch: operations["updateEmployeePhoto"];
        trace?: never;
    };
    "/c/{domain}/employees/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of everybody, to choose from */
        get: operations["listAllEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/birthdays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose birthday it is, or will be soon
         * @description Without the year of birth. Who was born on 29 February has their birthday on 1 March in other years.
         */
        get: operations["listBirthdays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/count/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people work for the business today */
        get: operations["countEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/department_breakdown/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people each department has */
        get: operations["getDepartmentBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/employee_turn_over/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many joined and left in the last twelve months
         * @description Up to today where the business is. What the figures mean is in docs/people-figures.md.
         */
        get: operations["getEmployeeTurnover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/gender_distribution/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many women and men work for the business today */
        get: operations["getGenderDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/job_anniversary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has worked here for a whole number of years, or will have soon
         * @description Counted from the hire date of the present employment.
         */
        get: operations["listJobAnniversaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/dashboard/new_hire/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who joined in the last thirty days */
        get: operations["listNewHires"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/export_with_pay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export employees with their pay
         * @description As *exportEmployees*, with pay, bank account, NIN, tax ID and pension PIN in full. That these were exported is in the audit log.
         */
        get: operations["exportEmployeesWithPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export employees
         * @description What the list shows with the same filters, as CSV in UTF-8, without anything about pay. That it was exported is in the audit log.
         */
        get: operations["exportEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find employees to choose from
         * @description Holds only what people need to know each other by.
         */
        get: operations["searchEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add employees from the rows of a file
         * @description All of them or none. Managers are named by employee ID or email address, of the file or of the business. Columns about pay are
         *     for those who may see pay.
         */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/next_id/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code that the next employee gets */
        get: operations["nextEmployeeId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/org_chart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who reports to an employee
         * @description One level of the org chart: without a manager, those who report to nobody who works here. Former employees are left out.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/employees/post_employee_form_once/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an employee
         * @description Their details, job, pay, bank and photo in one request. Only somebody with `see_pay` can send what is about pay.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/{report}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report on the people of the business
         * @description What its figures mean is in docs/people-figures.md.
         */
        get: operations["getHrReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/{report}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report on the people of the business as a file */
        get: operations["exportHrReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/gainers_stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many joined, and how many of them had left before */
        get: operations["getGainersStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/leavers_and_gainers_stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who joined and who left, month by month */
        get: operations["getLeaversAndGainersStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/leavers_stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many left, by reason */
        get: operations["getLeaversStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/salaries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the people of the business are paid
         * @description Nothing is said about the pay of a group of fewer than five people. That it was shown is in the audit log.
         */
        get: operations["getSalaryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_reports/salaries/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the people of the business are paid as a file
         * @description With the same rule for small groups. That it was exported is in the audit log.
         */
        get: operations["exportSalaryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/hr_settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of HR */
        get: operations["getHrSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of HR
         * @description What is not sent stays. What was changed is in the audit log. Records and links that are there already stay as they are.
         */
        patch: operations["updateHrSettings"];
        trace?: never;
    };
    "/c/{domain}/hr_setup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a business does first with HR
         * @description Whether a step is done follows from what there is.
         */
        get: operations["getHrSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs of the business */
        get: operations["listJobs"];
        put?: never;
        /** Add a job */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/jobs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job */
        get: operations["getJob"];
        /**
         * Change a job
         * @description Its name becomes the job title of everybody who has the job.
         */
        put: operations["updateJob"];
        post?: never;
        /**
         * Delete a job
         * @description One that employees have is refused with 409.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/jobs/all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs of the business, to choose from */
        get: operations["listAllJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/make/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The makes of vehicles */
        get: operations["listVehicleMakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/make/{id}/models/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The models of a make */
        get: operations["listVehicleModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/members/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members and their permissions */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/members/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person from the business
         * @description Takes effect with their next request; they keep their account. Their pending invitations are withdrawn, and a handover to
         *     them is cancelled. The owner cannot be removed (409).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/members/{id}/permissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a member's permissions
         * @description Replaces the permissions; takes effect with the member's next request. The owner's permissions cannot be changed (409).
         */
        put: operations["setMemberPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/membership/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave the business
         * @description The owner must hand the business over first (409).
         */
        delete: operations["leaveBusiness"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_document_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents that the person was asked for
         * @description Without those that were accepted.
         */
        get: operations["listMyDocumentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_document_requests/{id}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a document that the person was asked for
         * @description What was sent already is replaced until it is accepted; then it is refused with 409.
         */
        post: operations["sendMyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents in the record of the person
         * @description Without those that have been renewed.
         */
        get: operations["listMyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_documents/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a document in the record of the person */
        get: operations["downloadMyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company files that are shared with the person */
        get: operations["listMyFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_files/{id}/acknowledge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a file that is shared with the person
         * @description Of the version that they read; with another one it is refused with 409 and the code *new_version*. It may be repeated.
         */
        post: operations["acknowledgeMyFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_files/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of a file that is shared with the person
         * @description That they opened it is in its history.
         */
        get: operations["downloadMyFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_profile_changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of their profile that the person asked for */
        get: operations["listMyProfileChanges"];
        put?: never;
        /**
         * Ask to have the profile changed
         * @description Of the parts that are sent, what differs from the record is asked for; an empty number of the bank part stays as it is. The values
         *     are held to the rules of the record. Nobody has two open requests: the second is refused with 409 and the code *open*.
         */
        post: operations["createMyProfileChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_profile_changes/{id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request to change the profile
         * @description Fields that were decided stay decided. Refused with 409 when nothing is open.
         */
        post: operations["withdrawMyProfileChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the business knows of the person
         * @description The parts that they can ask to have changed, and their benefits. Bank account and numbers come as they end. Null for somebody who is no employee.
         */
        get: operations["getMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/my_team/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people who report to oneself
         * @description Directly or through others; nobody else, and nothing about pay, numbers, or private life. Former employees are left out. Addresses and
         *     phone numbers are null where the settings of HR do not show them to managers.
         */
        get: operations["listMyTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the person's notifications in this business */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/notifications/{id}/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Idempotent.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/notifications/read_all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications as read */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The onboardings of the business */
        get: operations["listOnboardings"];
        put?: never;
        /**
         * Start the onboarding of a new employee
         * @description The employee then fills in their own part by a link, which *createOnboardingLink* makes. With `employee` it completes the record of
         *     somebody who is there already; a second one while the first is open is refused at that field.
         */
        post: operations["createOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One onboarding with what the employee has filled in
         * @description Numbers of bank and pension come in full for whoever may see pay, which is recorded, and as they end for others.
         */
        get: operations["getOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve what the employee has filled in
         * @description The record of the employee is written in one transaction, by the rules of *createEmployee*; the link ends, and the onboarding keeps
         *     nothing of what was filled in. Refused with 409 unless it waits for a review and nothing has changed since it was read.
         */
        post: operations["approveOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up an onboarding
         * @description The link ends, and what was filled in is deleted. An approved one is refused with 409.
         */
        post: operations["cancelOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/{id}/documents/{document}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a document that an employee added to their onboarding
         * @description That it was opened is recorded.
         */
        get: operations["downloadOnboardingDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/{id}/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link with which the employee fills in their part
         * @description It works as long as the settings say, and ends the link before it. It is mailed where the onboarding has an address. Only this answer has it: the
         *     server keeps its digest.
         */
        post: operations["createOnboardingLink"];
        /** End the link of an onboarding */
        delete: operations["revokeOnboardingLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/onboardings/{id}/return/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the employee for changes
         * @description The employee sees the notes at their parts and sends them again. Refused with 409 unless it waits for a review.
         */
        post: operations["returnOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/pension_providers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The licensed pension fund administrators */
        get: operations["listPensionProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/profile_change_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What employees asked to have changed in their profiles */
        get: operations["listProfileChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/profile_change_requests/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request, field by field
         * @description With the old, the new and the present values. Bank account and numbers come in full for whoever may see pay, which is recorded, and
         *     as they end for others.
         */
        get: operations["getProfileChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/regions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The regions of the business */
        get: operations["listRegions"];
        put?: never;
        /** Add a region */
        post: operations["createRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/regions/all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The regions of the business, to choose from */
        get: operations["listAllRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/reminder_preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person hears of each kind of reminder in this business */
        get: operations["listReminderPreferences"];
        /** Change how the person hears of a kind of reminder */
        put: operations["changeReminderPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/uploads/temporary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file that something will refer to
         * @description Its id is then sent by the same person with what the file is for. A file that nothing refers to is deleted after a day.
         */
        post: operations["uploadTemporaryFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file that a service, a repair or a paper will refer to
         * @description A file that nothing refers to is deleted after a day.
         */
        post: operations["uploadVehicleAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-attachments/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file of a vehicle
         * @description Or one that nothing refers to yet.
         */
        delete: operations["deleteVehicleAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-attachments/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a vehicle */
        get: operations["downloadVehicleAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-attachments/add/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file of a service or a paper that is there already */
        post: operations["addVehicleAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-checks/missing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vehicles that were not checked today
         * @description Only those that can be used.
         */
        get: operations["listMissingChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-costs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the fleet, or one vehicle, costs in the months of a year */
        get: operations["getFleetCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-costs/drivers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each driver costs
         * @description Fuel, fines and accidents, of whoever drove. Services, repairs and papers belong to the vehicle.
         */
        get: operations["listDriverCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-costs/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each vehicle costs */
        get: operations["listVehicleCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-dashboard/reminder-stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is overdue and due */
        get: operations["getVehicleReminderStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-dashboard/status-stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many vehicles are in each state */
        get: operations["getVehicleStatusStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-dashboard/type-stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many vehicles there are of each kind */
        get: operations["getVehicleTypeStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-service-reminders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services of vehicles that are due
         * @description Those that are overdue or due within 30 days; a later service ends them.
         */
        get: operations["listVehicleServiceReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-statutory-reminders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statutory papers of vehicles that are due
         * @description Those that have expired or expire within 30 days; a renewal ends them.
         */
        get: operations["listVehiclePaperReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-use/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the fleet, or one vehicle, was used in the months of a year */
        get: operations["getFleetUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicle-use/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much each vehicle was used */
        get: operations["listVehicleUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List vehicles */
        get: operations["listFleetVehicles"];
        put?: never;
        /**
         * Add a vehicle
         * @description It is a vehicle of the register of assets, of its first type for vehicles. Whoever adds it is its contact there.
         */
        post: operations["createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vehicle */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
        /**
         * Move a vehicle to the bin
         * @description It can be restored for 30 days. Whoever has it gives it back with today's date.
         */
        delete: operations["deleteVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a vehicle
         * @description Send what changes. A status of the register that the fleet does not know stays while *status* stays.
         */
        patch: operations["updateVehicle"];
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/add-assignee/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a vehicle to an employee
         * @description A vehicle that somebody has is refused with 409 and the code *assigned*.
         */
        post: operations["addVehicleAssignee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/assignee-history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has had a vehicle */
        get: operations["listVehicleAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/checks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The daily checks of a vehicle */
        get: operations["listVehicleChecks"];
        put?: never;
        /**
         * Check a vehicle before it drives
         * @description Every item of the checklist of its kind is answered, in `passed` or in `faults`. What is not all right becomes an issue of
         *     the vehicle, with its pictures.
         */
        post: operations["createVehicleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/fuel-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a vehicle burns */
        get: operations["getFuelSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/fuel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fuel of a vehicle */
        get: operations["listFuelEntries"];
        put?: never;
        /**
         * Record fuel
         * @description Its mileage goes into the log of readings, and is refused as there. An entry that does not fit otherwise is taken; its
         *     `doubts` say why.
         */
        post: operations["createFuelEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/fuel/{entryId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a fuel entry
         * @description Its reading goes with it.
         */
        delete: operations["deleteFuelEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/incidents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accidents and fines of a vehicle */
        get: operations["listVehicleIncidents"];
        put?: never;
        /** Record an accident or a fine */
        post: operations["createVehicleIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/incidents/{incidentId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an accident or a fine
         * @description Everything of it is replaced.
         */
        put: operations["putVehicleIncident"];
        post?: never;
        /** Delete an accident or a fine */
        delete: operations["deleteVehicleIncident"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/paper-sheet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which papers a vehicle needs, and how each of them stands
         * @description Those that Nigerian law asks of a vehicle of its kind, and those that it may ask of some; docs/nigerian-papers.md says why. The
         *     ones that it needs come first.
         */
        get: operations["getVehiclePaperSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/paper-sheet/{type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether a vehicle needs a paper
         * @description In place of what is usual for vehicles of its kind. It stands in the history of the vehicle.
         */
        put: operations["setVehiclePaperNeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/readings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the odometer of a vehicle showed
         * @description One log, whatever a reading came with.
         */
        get: operations["listVehicleReadings"];
        put?: never;
        /**
         * Read the odometer of a vehicle
         * @description Refused with 400 when it is lower than the one before it or higher than the one after it, or when more than 2,000 km a day
         *     would lie between; with `correction`, which says why, it is taken.
         */
        post: operations["addVehicleReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/remove-assignee/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a vehicle back
         * @description A vehicle that nobody has is refused with 409 and the code *unassigned*.
         */
        post: operations["removeVehicleAssignee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The repairs of a vehicle */
        get: operations["listVehicleRepairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/repairs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest repairs of a vehicle */
        get: operations["listRecentVehicleRepairs"];
        put?: never;
        /** Record a repair of a vehicle */
        post: operations["createVehicleRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/repairs/{repairId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a repair */
        put: operations["putVehicleRepair"];
        post?: never;
        /** Delete a repair */
        delete: operations["deleteVehicleRepair"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/repairs/bulk-delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Delete several repairs of a vehicle
         * @description Those that are not there any more are left out.
         */
        patch: operations["deleteVehicleRepairs"];
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/roadside-links/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The links under which the papers of a vehicle can be shown at the roadside */
        get: operations["listRoadsideLinks"];
        put?: never;
        /**
         * Make a link under which the papers of a vehicle can be shown without an account
         * @description The server stores a digest of its token and never shows the address again; whoever lost it makes another one. More than 20
         *     that are open at once are refused with 409.
         */
        post: operations["createRoadsideLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/roadside-links/{linkId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link to the papers of a vehicle
         * @description Idempotent.
         */
        delete: operations["revokeRoadsideLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/roadside-openings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the papers of a vehicle were opened under a link */
        get: operations["listRoadsideOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services of a vehicle */
        get: operations["listVehicleServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/services/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a service of a vehicle
         * @description It ends the due date of the services before it, and their reminders with it.
         */
        post: operations["createVehicleService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/services/{serviceId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renew or correct a service
         * @description With a later *service_date* it is the next service: it is recorded and the service before it stays. A service that another
         *     one followed already is then refused with 409 and the code *renewed*. Otherwise the service is corrected.
         *     The people, the hour and the escalation of its reminder stay, on the next service too.
         */
        put: operations["putVehicleService"];
        post?: never;
        /** Delete a service */
        delete: operations["deleteVehicleService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/services/bulk-delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Delete several services of a vehicle
         * @description Those that are not there any more are left out.
         */
        patch: operations["deleteVehicleServices"];
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/statutory/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statutory papers of a vehicle
         * @description Without those that have been renewed.
         */
        get: operations["listVehiclePapers"];
        put?: never;
        /** Add a statutory paper to a vehicle */
        post: operations["createVehiclePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/statutory/{documentId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renew or correct a statutory paper
         * @description With a later *due_date* it is renewed: the new paper takes its place, and it stays as an earlier version. A paper that has
         *     been renewed already is then refused with 409 and the code *renewed*. Otherwise it is corrected. The people, the hour and
         *     the escalation of its reminder stay, on the new paper too.
         */
        put: operations["putVehiclePaper"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/statutory/{documentId}/versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A statutory paper of a vehicle with those that it renewed */
        get: operations["listVehiclePaperVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/statutory/{filter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statutory papers of a vehicle of one type, or in one state */
        get: operations["filterVehiclePapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/statutory/bulk-delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Delete statutory papers of a vehicle
         * @description Those that are not there any more are left out. What a deleted one renewed is the current one again.
         */
        patch: operations["deleteVehiclePapers"];
        trace?: never;
    };
    "/c/{domain}/vehicles/{id}/tank/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say how much the tank of a vehicle holds */
        put: operations["putVehicleTank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/c/{domain}/vehicles/bulk-delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move vehicles to the bin */
        patch: operations["deleteVehicles"];
        trace?: never;
    };
    "/c/{domain}/vehicles/choicefield-metadata/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds and states of vehicles */
        get: operations["listVehicleChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow_counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what a browser has counted of its flows
         * @description Answers 404 unless the operator has set COUNT_FLOWS. Idempotent by `id`. Holds no person, business, text or address.
         */
        post: operations["countFlows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flow_counts/read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What people do in the flows, in a period
         * @description For the operator, who knows OPERATOR_TOKEN. Answers 404 unless COUNT_FLOWS is set.
         */
        post: operations["readFlowCounts"];
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
    "/invitation_links/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the link of an invitation that was sent by other means than mail
         * @description A link that is no longer valid is refused with 400 and a code that says why, and nothing else.
         */
        get: operations["openInvitationLink"];
        put?: never;
        /**
         * Name the address to which an invitation is mailed
         * @description The invitation is from now on for this address, which gets a mail with the link that lets the person in. A mistyped address can be
         *     named again: the link before it ends. At most five times a day by one link. An address that was invited by itself, or that belongs to
         *     a member, is refused at that field.
         */
        post: operations["claimInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the label on an asset belongs to
         * @description For whoever holds the asset: its label leads to an address with this token. An asset that is deleted, and a business that is
         *     closed, answer 404 like a token that was made up.
         */
        get: operations["findLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{token}/faults/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a fault at the label of an asset, without an account
         * @description Those who look after the assets of the business are told of it. The reference follows it up. A fault that is sent again with
         *     the same `key` is the same fault. Where the business takes no such reports, it is refused with 409 and the code *off*. More
         *     than a business or one of its assets gets in a day by people are refused with 429.
         */
        post: operations["reportFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{token}/faults/{reference}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a fault that was reported at a label
         * @description For whoever has the label and the reference. Nothing else than how it stands is said.
         */
        get: operations["followFault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding_forms/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the employee has filled in so far
         * @description For whoever has the link. A link that was replaced or revoked, and one that was made up, answer 404. One that is no longer good is
         *     refused with 409 and the code *expired* or *done*. While it waits for a review, nothing of what was filled in is shown.
         */
        get: operations["openOnboardingForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep a step of the form
         * @description Each part that is sent replaces what was kept of it. Refused with 409 and the code *changed* when it was saved elsewhere since
         *     `revision`, and with the codes of *openOnboardingForm*.
         */
        patch: operations["saveOnboardingForm"];
        trace?: never;
    };
    "/onboarding_forms/{token}/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to the form
         * @description A photograph or a file of at most 5 MB. It becomes a document of the employee when the onboarding is approved, and is deleted when it
         *     is cancelled or left for 30 days after its link has ended. An onboarding has at most ten. Refused with 409 as *saveOnboardingForm* is.
         */
        post: operations["addOnboardingDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding_forms/{token}/documents/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a document out of the form */
        delete: operations["removeOnboardingDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding_forms/{token}/submit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the form for a review
         * @description Refused with 400 while a part is missing, under its name; with 409 as *saveOnboardingForm* is.
         */
        post: operations["submitOnboardingForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding_forms/banks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banks and pension providers that the form offers */
        get: operations["listOnboardingBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roadside/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The papers of a vehicle, for whoever has a link
         * @description A link that has ended, a vehicle in the bin, and a business that is closed answer 404 like a token that was made up. Each
         *     opening is logged.
         */
        get: operations["openRoadsideView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roadside/{token}/files/{fileId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a paper, for whoever has a link
         * @description Of a paper that the link shows. Each opening is logged.
         */
        get: operations["openRoadsideFile"];
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
        Acceptance: {
            email: components["schemas"]["Email"];
            /** @example Harmattan-Breeze-42 */
            password: string;
            /** @description The token of the link. */
            token: string;
        };
        AccountName: string | null;
        /**
         * @description A NUBAN; its check digit must be that of the bank.
         * @example 0000014579
         */
        AccountNumber: string | null;
        Activation: {
            /** @description The name of the business. */
            business: string;
            email: string;
            /** @description Who invites, as in the mail: their name, or their address when they have given none. */
            invited_by: string;
            /** @description Whether the address has no account yet. */
            is_new_user: boolean;
            /** @description A small picture as a `data:` URL; null when the business has no logo. */
            logo: string | null;
            /** @description What the invitation opens, in words: People, Fleet. */
            modules: string[];
        };
        ActivationToken: {
            /** @description The token of the link. */
            token: string;
        };
        Activity: {
            /** @description The name of who did it; null when nobody did. */
            actor: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description One sentence without a full stop, which begins with *You* where the person did it. */
            text: string;
        };
        AddedVehicleAttachment: {
            /** @enum {string} */
            content_type: "vehiclestatutory" | "vehicleservice";
            /** @description A PDF, PNG, JPEG or TIFF, at most 3 MB. Its kind is judged by its content. */
            file: string;
            /**
             * Format: uuid
             * @description The paper, the service or the repair.
             */
            object_id: string;
        };
        AppOnboarding: {
            /** Format: uuid */
            business: string;
            /** Format: uuid */
            id: string | null;
            type: components["schemas"]["AppOnboardingType"];
            web_onboarding: components["schemas"]["WebOnboarding"];
        };
        /** @enum {string} */
        AppOnboardingType: "asset_onboarding";
        Asset: {
            asset_condition: components["schemas"]["AssetCondition"] | null;
            asset_type: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Whether the asset is a vehicle. */
                vehicle_type: boolean;
            };
            assignee: components["schemas"]["EmployeeCard"] | null;
            /**
             * @description Whole naira: the cost less straight-line depreciation by the asset's type, for each whole month after the month of purchase.
             *     Null without a cost or a purchase date, and when it is disposed, sold or discarded.
             */
            book_value: number | null;
            brand: string;
            color: string;
            contact: string;
            /** @description Whole naira. */
            cost: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date_assigned: string | null;
            /** Format: date */
            expected_return_date: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Changes with the image; null without one.
             */
            image: string | null;
            location: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description Empty when it is no vehicle. */
            make_name: string;
            /** @description Kilometres. */
            mileage: number | null;
            model: string;
            /** @description Empty without a model. */
            model_name: string;
            name: string;
            notes: string;
            /** @description The Asset ID, such as LAP-0001; unique in the business. */
            number: string;
            plate_no: string;
            /** Format: date */
            purchase_date: string | null;
            serial_no: string;
            status: components["schemas"]["AssetStatus"];
            /** @description The id of the make. */
            vehicle_make: string | null;
            /** @description The id of the model. */
            vehicle_model: string | null;
            vehicle_type: components["schemas"]["VehicleType"] | null;
            vendor: string;
            /** @description Grows with every change. */
            version: number;
            year: number | null;
        };
        /** @description The texts of the row by column, as they stand in the file. An empty one changes nothing. */
        AssetCells: {
            asset_condition?: components["schemas"]["CellText"];
            asset_or_vehicle?: components["schemas"]["CellText"];
            asset_or_vehicle_type?: components["schemas"]["CellText"];
            color?: components["schemas"]["CellText"];
            cost?: components["schemas"]["CellText"];
            location?: components["schemas"]["CellText"];
            make?: components["schemas"]["CellText"];
            mileage?: components["schemas"]["CellText"];
            model?: components["schemas"]["CellText"];
            name?: components["schemas"]["CellText"];
            notes?: components["schemas"]["CellText"];
            number?: components["schemas"]["CellText"];
            plate_no?: components["schemas"]["CellText"];
            purchase_date?: components["schemas"]["CellText"];
            row_num?: components["schemas"]["CellText"];
            serial_no?: components["schemas"]["CellText"];
            status?: components["schemas"]["CellText"];
            vendor?: components["schemas"]["CellText"];
            year?: components["schemas"]["CellText"];
        };
        /**
         * @description In which condition an asset was bought.
         * @enum {string}
         */
        AssetCondition: "new" | "used";
        AssetConflict: {
            asset: components["schemas"]["Asset"];
            code: string;
            detail: string;
        };
        AssetDeletion: {
            ids: components["schemas"]["Ids"];
            /**
             * @description Deletes them for ever, with their image and their assignments.
             * @default false
             */
            permanently?: boolean;
        };
        AssetDocument: {
            attachment_type: components["schemas"]["AttachmentType"];
            /** @enum {string} */
            content_type: "asset";
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date_of_issue: string | null;
            /** Format: uuid */
            document_type: string | null;
            document_type_name: string | null;
            /** Format: date */
            expiry_date: string | null;
            /** @description The address of its first file, below that of the API; a vehicle's paper may have none, or several. */
            file: string | null;
            /** Format: uuid */
            file_id: string | null;
            fileInfo: components["schemas"]["FileInfo"] | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            object_id: string;
            reminder: components["schemas"]["ReminderSummary"] | null;
            state: components["schemas"]["DocumentState"];
            /** @description Grows with each renewal. */
            version: number;
        };
        AssetDocumentPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["AssetDocument"][];
        };
        AssetEvent: {
            /** @description Who did it, by their name at that time; empty when nobody was signed in. */
            actor: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description What was done, such as `Assigned to Ada Obi`. */
            text: string;
        };
        AssetEventPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["AssetEvent"][];
        };
        /** @description What a list shows, by the parameters of listAssets and listVehicles without the page. */
        AssetFilters: {
            /** Format: uuid */
            asset_type?: string;
            /** @description The columns of the table that are left out. */
            hidden_columns?: string[];
            kind?: components["schemas"]["AssetKind"];
            /** Format: uuid */
            location?: string;
            ordering?: components["schemas"]["AssetOrdering"];
            search?: string;
            status?: components["schemas"]["AssetStatus"];
            vehicle_type?: components["schemas"]["VehicleType"];
        };
        AssetFlow: {
            /** @description How many there are now. */
            asset_count: components["schemas"]["Count"];
            /** @description The oldest first; the last one is of the month that has not ended. */
            entries: {
                /** Format: date */
                period_end: string;
                total: components["schemas"]["Count"];
            }[];
            /** @description Since the end of the last month; null when there were none. */
            increase_percent: number | null;
            increase_percent_period: components["schemas"]["IncreasePeriod"];
        };
        AssetHandover: {
            asset_count: number;
            assignee: components["schemas"]["EmployeeCard"];
            /** Format: date */
            date_assigned: string;
            /** Format: date */
            expected_return_date: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether the receipt goes to an address of the holder. */
            is_mailed_to_holder: boolean;
        };
        AssetIdList: {
            count: components["schemas"]["Count"];
            /** @description Empty beyond 2,000. */
            ids: string[];
        };
        AssetIds: {
            ids: components["schemas"]["Ids"];
        };
        AssetImage: {
            /** @description A JPEG or a PDF, at most 5 MB. */
            image: string;
        };
        /** @description When it has ended, `rows` is the sum of `created`, `updated`, `skipped` and `refused`. */
        AssetImport: {
            created: components["schemas"]["Count"];
            /** Format: date-time */
            created_at: string;
            /** @description Rows that were stored or refused so far. */
            done: components["schemas"]["Count"];
            file_name: string;
            /** Format: date-time */
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            /** @description Assets that stayed, because they were changed since. */
            kept: components["schemas"]["Count"];
            mapping: components["schemas"]["ImportMapping"];
            mode: components["schemas"]["ImportMode"];
            refused: components["schemas"]["Count"];
            rows: components["schemas"]["Count"];
            skipped: components["schemas"]["Count"];
            /** @description The name of a person. */
            started_by: string;
            state: components["schemas"]["ImportState"];
            /** @description Why it, or its undo, stopped, and who may go on. Empty when it did not. */
            stopped_because: string;
            /** @description Assets whose change was undone. */
            undone: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
        };
        /**
         * @description Whether a list shows vehicles, other things or both.
         * @default all
         * @enum {string}
         */
        AssetKind: "all" | "asset" | "vehicle";
        /**
         * @description What a list of assets can be sorted by.
         * @default -created_at
         * @enum {string}
         */
        AssetOrdering: "name" | "-name" | "number" | "-number" | "purchase_date" | "-purchase_date" | "cost" | "-cost" | "created_at" | "-created_at";
        AssetPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Asset"][];
        };
        AssetSettings: {
            /** @description Whether anybody at the label of an asset may report a fault without an account. */
            takes_fault_reports: boolean;
        };
        /**
         * @description The state of an asset. Those that somebody has and uses are active.
         * @enum {string}
         */
        AssetStatus: "active" | "unassigned" | "out_for_repair" | "inactive" | "disposed" | "condemned" | "discarded" | "missing" | "sold";
        AssetText: string;
        AssetToHandOver: {
            /** @description Who has it, so that it cannot be handed over. */
            holder: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Its Asset ID. */
            number: string;
        };
        AssetType: {
            /** @description The assets of this type that are not in the bin. */
            asset_count: number;
            /** Format: uuid */
            id: string;
            /** @description Default types are locked. */
            is_default: boolean;
            name: string;
            /** @description The ID of the next asset of this type, such as `LAP-0001`. */
            next_asset_id: string;
            /** @description How the IDs of its assets begin. */
            prefix: string;
            residual_percent: components["schemas"]["ResidualPercent"];
            /** @description The number of the first asset of this type. */
            starting_number: number;
            useful_life_months: components["schemas"]["UsefulLife"];
            /** @description Whether assets of this type are vehicles. */
            vehicle_type: boolean;
        };
        AssetTypeName: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Whether assets of this type are vehicles. */
            vehicle_type: boolean;
        };
        AssetValue: {
            asset_count: components["schemas"]["Count"];
            /** @description Whole naira, rounded once. Assets without a purchase date count with their cost. */
            book_value: number;
            /** @description Whole naira. */
            total_cost: number;
        };
        AssetView: {
            filters: components["schemas"]["AssetFilters"];
            /** Format: uuid */
            id: string;
            name: string;
        };
        AssetViewName: {
            name: string;
        };
        AssignedBenefits: {
            count: components["schemas"]["Count"];
        };
        Assignment: {
            assignee: components["schemas"]["EmployeeCard"];
            /** Format: date */
            date_assigned: string;
            /**
             * Format: date
             * @description Null while it lasts.
             */
            end_date: string | null;
            /** Format: date */
            expected_return_date: string | null;
            /** Format: uuid */
            id: string;
        };
        AssignmentEnd: {
            /**
             * Format: date
             * @description Not before today.
             * @example 2026-03-02
             */
            end_date: string;
        };
        Attachment: {
            fileInfo: components["schemas"]["FileInfo"];
            /** Format: uuid */
            id: string;
        };
        /** @enum {string} */
        AttachmentKind: "application/pdf" | "image/png" | "image/jpeg" | "image/tiff";
        /** @enum {string} */
        AttachmentType: "statutory" | "other";
        AuditEntry: {
            /** @description The kind of action, such as `member.removed`. */
            action: string;
            /** @description Who did it, by their name at that time; without an id when nobody was signed in. */
            actor: {
                email: string;
                /** Format: uuid */
                id: string | null;
                name: string;
            };
            /** @description The IP address of the request. */
            address: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description The person or thing that it was done to; empty for the business itself. */
            subject: string;
            /** @description The action in a sentence. */
            text: string;
        };
        /** @enum {string} */
        AvatarColour: "green" | "amber" | "blue" | "plum" | "red";
        Bank: {
            /** @description Of the Central Bank of Nigeria. */
            code: string;
            name: string;
        };
        BankAccount: {
            /** @example 0000014579 */
            account_number: string;
            /**
             * @description The code of a bank.
             * @example 011
             */
            bank: string;
        };
        /**
         * @description The code of a bank.
         * @example 011
         */
        BankCode: string | null;
        Benefit: {
            description: string;
            employee_count: components["schemas"]["Count"];
            /** Format: uuid */
            id: string;
            /** @description Whether new employees get it. */
            is_default: boolean;
            kind: components["schemas"]["BenefitKind"];
            name: string;
            /** @description Who provides it, such as an HMO; empty where the business does. */
            provider: string;
        };
        BenefitAssignment: {
            employees: string[];
            /**
             * Format: date
             * @description Their first day with it.
             * @example 2026-01-01
             */
            start_date: string;
        };
        BenefitChoice: {
            department_name: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @description Whether they have it today or later. */
            is_assigned: boolean;
            job_title: string | null;
            last_name: string;
            photo: string | null;
        };
        BenefitDefault: {
            is_default: boolean;
        };
        BenefitHolder: {
            department_name: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            /**
             * Format: date
             * @description Their last day with it; null while none is set.
             */
            end_date: string | null;
            first_name: string;
            /**
             * Format: uuid
             * @description Of the employee.
             */
            id: string;
            job_title: string | null;
            last_name: string;
            photo: string | null;
            /** Format: date */
            start_date: string;
        };
        BenefitIds: {
            ids: string[];
        };
        /**
         * @description What a benefit is.
         * @enum {string}
         */
        BenefitKind: "health" | "pension" | "insurance" | "bonus" | "allowance" | "leave" | "loan" | "other";
        BenefitUnassignment: {
            employees: string[];
            /**
             * Format: date
             * @description Their last day with it, today or later.
             * @example 2036-12-31
             */
            end_date: string;
        };
        BulkAssignment: {
            assets: components["schemas"]["Ids"];
            /**
             * Format: uuid
             * @description The employee.
             */
            assignee: string;
            /**
             * Format: date
             * @example 2026-03-02
             */
            date_assigned: string;
            /**
             * Format: date
             * @example 2026-06-02
             */
            expected_return_date?: string | null;
        };
        BulkAssignmentEnd: {
            assets: components["schemas"]["Ids"];
            /**
             * Format: date
             * @description Not before today.
             * @example 2026-03-02
             */
            end_date: string;
        };
        BulkBenefitAssignment: {
            benefits: string[];
            employees: string[];
            /**
             * Format: date
             * @description Their first day with them.
             * @example 2026-01-01
             */
            start_date: string;
        };
        BulkChange: {
            ids: components["schemas"]["Ids"];
            /**
             * Format: uuid
             * @description Where they are now.
             */
            location?: string;
            status?: components["schemas"]["AssetStatus"];
        };
        BulkOutcome: {
            /** @description In the order of the ids. */
            results: {
                /** @description Why it was refused. */
                detail: string | null;
                /** Format: uuid */
                id: string;
                outcome: components["schemas"]["RowOutcome"];
                /** @description As people know it: `ThinkPad T14 (LAP-0001)`. Null when it is not there. */
                title: string | null;
            }[];
        };
        BusinessChange: {
            address1: string;
            address2: string;
            avatar: components["schemas"]["AvatarColour"];
            city: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NG
             */
            country: string;
            /**
             * @description ISO 4217. Stored amounts are not converted.
             * @example NGN
             */
            currency: string;
            description: string;
            interested_in: components["schemas"]["Interest"][];
            name: string;
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            phone_number: string;
            post_code: string;
            size: components["schemas"]["CompanySize"];
            /**
             * @description One of the country's states or *Other*.
             * @example Lagos
             */
            state: string;
            /**
             * @description IANA name.
             * @example Africa/Lagos
             */
            time_zone: string;
            type: components["schemas"]["BusinessType"];
            /** @description The version that was read. */
            version: number;
        };
        BusinessCorrection: {
            address1: string;
            address2: string;
            avatar: components["schemas"]["AvatarColour"];
            city: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NG
             */
            country: string;
            /**
             * @description ISO 4217. Stored amounts are not converted.
             * @example NGN
             */
            currency: string;
            description: string;
            /**
             * Format: uuid
             * @description Which business.
             */
            domain: string;
            interested_in: components["schemas"]["Interest"][];
            name: string;
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            phone_number: string;
            /** @description How the owner heard of the product; unchanged when absent. */
            point_of_contact?: components["schemas"]["ReferralSource"];
            post_code: string;
            size: components["schemas"]["CompanySize"];
            /**
             * @description One of the country's states or *Other*.
             * @example Lagos
             */
            state: string;
            /**
             * @description IANA name.
             * @example Africa/Lagos
             */
            time_zone: string;
            type: components["schemas"]["BusinessType"];
            /** @description The version that was read. */
            version: number;
        };
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
            /** @description Whether its owner has finished the set-up. */
            is_set_up: boolean;
            name: string;
            /** @description The names of the owners. */
            owners: string[];
            /** @description E.164; empty for everybody but the owner. */
            phone_number: string;
            post_code: string;
            size: components["schemas"]["CompanySize"];
            state: string;
            /** @description IANA name. */
            time_zone: string;
            type: components["schemas"]["BusinessType"];
            /** @description Increases with every change. */
            version: number;
        };
        BusinessFields: {
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
        /** @enum {string} */
        BusinessType: "partnership" | "sole_proprietorship" | "limited_liability_company" | "public_limited_company" | "company_limited_by_guarantee" | "incorporated_trustees" | "government" | "other";
        BusinessTypeChoice: {
            label: string;
            value: components["schemas"]["BusinessType"];
        };
        CalendarAddress: {
            /** @description Whoever knows it can read the calendar. */
            address: string;
        };
        CalendarFeed: {
            /**
             * Format: date-time
             * @description Null without an address.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When a calendar last asked, to the hour.
             */
            read_at: string | null;
        };
        /** @description Uploaded files, all that it is to have. A renewal gets copies of those that something else has already. */
        CareAttachments: string[];
        CareIds: {
            ids: string[];
        };
        CellText: string;
        ChangedAsset: {
            /** @description Required of assets. */
            asset_condition?: components["schemas"]["AssetCondition"];
            /** Format: uuid */
            asset_type: string;
            /**
             * Format: uuid
             * @description The employee who has it.
             */
            assignee?: string | null;
            brand?: components["schemas"]["AssetText"];
            color?: components["schemas"]["AssetText"];
            /** @description Whom to call about the vehicle; required of vehicles. */
            contact?: components["schemas"]["AssetText"];
            /** @description Whole naira. */
            cost?: number | null;
            /**
             * Format: date
             * @description Required with an assignee.
             * @example 2026-03-02
             */
            date_assigned?: string | null;
            /**
             * Format: date
             * @example 2026-06-02
             */
            expected_return_date?: string | null;
            /**
             * Format: uuid
             * @description Required of assets.
             */
            location?: string | null;
            /** @description Kilometres. */
            mileage?: number | null;
            model?: components["schemas"]["AssetText"];
            /** @description Required of assets; that of a vehicle is made of its make and model. */
            name?: components["schemas"]["AssetText"];
            notes?: string;
            plate_no?: components["schemas"]["AssetText"];
            /**
             * Format: date
             * @example 2026-03-02
             */
            purchase_date?: string | null;
            serial_no?: components["schemas"]["AssetText"];
            status: components["schemas"]["AssetStatus"];
            vehicle?: components["schemas"]["VehicleCopy"];
            /** @description The id of the make; required of vehicles. */
            vehicle_make?: string;
            /** @description The id of a model of the make. */
            vehicle_model?: string;
            /** @description Required of vehicles. */
            vehicle_type?: components["schemas"]["VehicleType"];
            vendor?: components["schemas"]["AssetText"];
            version: number;
            year?: number | null;
        };
        ChangedIssue: {
            /**
             * Format: date
             * @description When it was noticed: today or before.
             * @example 2026-03-02
             */
            date?: string;
            /** Format: uuid */
            issue_type?: string;
            message?: components["schemas"]["IssueMessage"];
            priority_level?: components["schemas"]["IssuePriority"];
        };
        ChangedMaintenance: {
            /** Format: uuid */
            asset?: string;
            /** @description All files of the entry, by the ids of *uploadAttachment*. Those that are left out are deleted. */
            attachments?: string[];
            /** @description Whole naira. */
            cost?: number;
            /**
             * Format: date
             * @description When it was done: today or before. Today if it is left out.
             * @example 2026-03-02
             */
            date?: string;
            /**
             * Format: date
             * @description Of services only
             * @example 2026-09-02
             */
            due_date?: string | null;
            engine_hours?: number | null;
            /** Format: uuid */
            issue?: string | null;
            mileage?: number | null;
            notes?: components["schemas"]["MaintenanceText"];
            /** Format: uuid */
            plan?: string | null;
            /**
             * Format: uuid
             * @description Of *createReminder*; it needs a due date.
             */
            reminder?: string;
            type?: components["schemas"]["MaintenanceType"];
            vendor?: string;
        };
        ChangedMaintenancePlan: {
            counts_from?: components["schemas"]["PlanOrigin"];
            /** @description With `unit`. */
            every?: number | null;
            every_hours?: number | null;
            every_km?: number | null;
            is_paused?: boolean;
            /**
             * Format: date
             * @example 2026-03-02
             */
            last_done_on?: string;
            /** @example Oil change */
            name?: string;
            reminder?: components["schemas"]["PlanReminder"] | null;
            type?: components["schemas"]["MaintenanceType"];
            unit?: components["schemas"]["PlanUnit"] | null;
        };
        ChangedVehicle: {
            /**
             * Format: uuid
             * @description The employee who has it.
             */
            assignee?: string | null;
            color?: string;
            /**
             * Format: date
             * @description With an assignee; today if it is left out.
             * @example 2026-03-02
             */
            date_assigned?: string | null;
            /**
             * Format: date
             * @example 2026-03-02
             */
            date_purchased?: string | null;
            /** @description The id of the make. */
            make?: string;
            /** @description The id of a model of the make. */
            model?: string;
            plate_no?: string;
            /** @description Whole naira. */
            purchase_price?: number | null;
            /** @description Kilometres. */
            start_mileage?: number | null;
            /** @description Active if it is left out. */
            status?: components["schemas"]["VehicleStatus"];
            type?: components["schemas"]["VehicleType"];
            year?: number | null;
        };
        /** @enum {string} */
        Channel: "card" | "bank_transfer" | "ussd";
        CheckedAccount: {
            /** @description Who holds it; null when that is not known. */
            account_name: string | null;
            is_valid: boolean;
        };
        /** @enum {string} */
        CheckItem: "tyres" | "spare_tyre" | "brakes" | "steering" | "lights" | "horn" | "wipers" | "mirrors" | "seat_belts" | "oil" | "coolant" | "battery" | "leaks" | "body" | "papers" | "warning_sign" | "fire_extinguisher" | "first_aid" | "speed_limiter" | "load" | "doors" | "chain" | "helmets" | "forks" | "hydraulics";
        Checklist: {
            /** @description Whether the person has hidden it. */
            is_dismissed: boolean;
            steps: {
                is_done: boolean;
                step: components["schemas"]["FirstStep"];
            }[];
        };
        /**
         * @description The plan that the person chose at sign-up.
         * @enum {string}
         */
        ChosenPlan: "premium" | "free";
        ClaimedInvitation: {
            email: components["schemas"]["Email"];
        };
        CompanyFile: {
            /** @description How many of its readers have acknowledged this version. */
            acknowledged_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description Of all versions. */
            download_count: number;
            fileInfo: components["schemas"]["StoredFile"];
            /** Format: uuid */
            id: string;
            name: string;
            reader_count: components["schemas"]["Count"];
            /** Format: date */
            reminded_on: string | null;
            requires_acknowledgement: boolean;
            shared_with: {
                departments: components["schemas"]["DepartmentName"][];
                everyone: boolean;
                people: components["schemas"]["EmployeeName"][];
            };
            /** @description Grows when its file is replaced. */
            version: number;
        };
        CompanyFileChange: {
            description?: string;
            name: components["schemas"]["FileName"];
            /**
             * Format: uuid
             * @description The new version, of *uploadTemporaryFile*.
             */
            upload?: string;
        };
        CompanyFileIds: string[];
        CompanyFileReader: {
            /** Format: date-time */
            acknowledged_at: string | null;
            employee: components["schemas"]["EmployeeChoice"];
            /** @description Whether they have an account with which to read it. */
            is_member: boolean;
        };
        CompanyFileSharing: {
            audience: components["schemas"]["StaffAudience"];
            ids: components["schemas"]["CompanyFileIds"];
            requires_acknowledgement: boolean;
        };
        /** @enum {string} */
        CompanySize: "Myself" | "1-20" | "21-50" | "51-100" | "101-200" | "201-500" | "501-999" | "1000 and above";
        ConfirmationDates: {
            /**
             * Format: date
             * @description Since when they are confirmed after probation.
             */
            confirmation_date?: string | null;
            /**
             * Format: date
             * @description When they are reviewed next.
             */
            review_date?: string | null;
        };
        Contact: {
            address?: string | null;
            /** Format: email */
            email?: string | null;
            name: string;
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            phone_number: string;
            /** @example Sister */
            relationship: string;
        };
        ContactAnswer: {
            contact: {
                address: string | null;
                email: string | null;
                name: string;
                /** @description E.164. */
                phone_number: string;
                relationship: string;
            } | null;
        };
        CostsOfOne: {
            /** @description Kobo. */
            accidents: number;
            /** @description Kobo. */
            fines: number;
            /** @description Kobo. */
            fuel: number;
            /** Format: uuid */
            id: string;
            /** @description Kilometres between readings, counted where the later one was read. */
            km: number;
            /** @description Of the vehicle or the employee; empty once it was deleted. */
            name: string;
            /** @description The plate or the number. */
            note: string;
            /** @description Kobo. */
            papers: number;
            /** @description Kobo. */
            repairs: number;
            /** @description Kobo; inspections too. */
            services: number;
            /** @description Kobo. */
            total: number;
        };
        CostSums: {
            /** @description Kobo. */
            accidents: number;
            /** @description Kobo. */
            fines: number;
            /** @description Kobo. */
            fuel: number;
            /** @description Kilometres between readings, counted where the later one was read. */
            km: number;
            /** @description Kobo. */
            papers: number;
            /** @description Kobo. */
            repairs: number;
            /** @description Kobo; inspections too. */
            services: number;
            /** @description Kobo. */
            total: number;
        };
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
            /** @description Names in alphabetical order; without *Other*. */
            states: string[];
        };
        /** @enum {string} */
        CreationStatus: "PENDING" | "STARTED" | "SUCCESS" | "FAILURE";
        CreationTask: {
            data: {
                /** Format: uuid */
                business_id: string;
                name: string;
            } | null;
            /** @description Why it failed. */
            reason: string | null;
            status: components["schemas"]["CreationStatus"];
        };
        CurrentBilling: {
            /** @description The card that renewals are charged to. */
            card: {
                brand: string;
                last_digits: string;
            } | null;
            eligible_to_buy_now: boolean;
            /**
             * Format: date-time
             * @description The end of the grace period; null when there is none.
             */
            ends_at: string | null;
            frequency: components["schemas"]["Frequency"];
            /**
             * Format: date-time
             * @description When the card is charged next; null when no charge is planned.
             */
            next_payment_at: string | null;
            num_employees: number;
            /** @description The reference of the open payment. */
            open_payment: string | null;
            /**
             * Format: date-time
             * @description The end of the paid period; null when nothing was ever paid, or all of it was given back.
             */
            paid_through: string | null;
            /** @description The reference of the last successful payment. */
            payment_reference: string | null;
            plan_code: string;
            plan_name: string;
            /** @description Whether the business can be read and exported but not changed. */
            read_only: boolean;
            recurring: boolean;
            status: components["schemas"]["SubscriptionStatus"];
            /** Format: date-time */
            trial_ends_at: string | null;
        };
        /**
         * @description What a date such as 03/04/2024 means.
         * @enum {string}
         */
        DayOrder: "day-first" | "month-first";
        /**
         * @description When the default benefits of a new employee begin; without a probation, on the hire date.
         * @enum {string}
         */
        DefaultBenefitStart: "hire_date" | "probation_end";
        /** @description The employment types whose new employees get the default benefits. Those whose type is not recorded get them, too. */
        DefaultBenefitTypes: components["schemas"]["EmploymentType"][];
        /** @description How long before a document expires its reminder is proposed; null proposes none. */
        DefaultReminderDays: number | null;
        DeletedAsset: {
            /** @description The name of its type. */
            asset_type: string;
            /** Format: date-time */
            deleted_at: string;
            /** @description The name of whoever deleted it; empty when they are no longer known. */
            deleted_by: string;
            /** Format: uuid */
            id: string;
            name: string;
            number: string;
            /**
             * Format: date-time
             * @description From when on it is deleted for ever.
             */
            purged_at: string;
        };
        DeletedAssetPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["DeletedAsset"][];
        };
        Department: {
            employee_count: components["schemas"]["Count"];
            /** Format: uuid */
            id: string;
            /** @description Created with the business. */
            is_default: boolean;
            name: string;
        };
        DepartmentMove: {
            /**
             * Format: uuid
             * @description The id of the other department.
             */
            department: string;
        };
        DepartmentName: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Depreciation: {
            residual_percent: components["schemas"]["ResidualPercent"];
            useful_life_months: components["schemas"]["UsefulLife"];
        };
        Detail: {
            /** @description A sentence for the person. */
            detail: string;
        };
        Device: {
            /** @description The IP address that it was last used from; empty when unknown. */
            address: string;
            /** @description Its name; null when the browser does not send it. */
            browser: string | null;
            /** Format: uuid */
            id: string;
            is_this_device: boolean;
            kind: components["schemas"]["DeviceKind"];
            /**
             * Format: date-time
             * @description Accurate to ten minutes.
             */
            last_used_at: string;
            /** Format: date-time */
            signed_in_at: string;
            /** @description The operating system; null when the browser does not send it. */
            system: string | null;
        };
        /** @enum {string} */
        DeviceKind: "web" | "mobile";
        DocumentAcceptance: {
            reminder_days?: components["schemas"]["ReminderDays"];
        };
        DocumentAnswer: {
            employee: components["schemas"]["EmployeeChoice"];
            /** Format: date */
            expiry_date: string | null;
            /** @description Of what waits to be accepted. */
            fileInfo: components["schemas"]["StoredFile"] | null;
            /** @description Whether they have an account with which to send it. */
            is_member: boolean;
            /** Format: date */
            issue_date: string | null;
            /** @description Why it was sent back. */
            note: string;
            number: string | null;
            /** Format: date-time */
            sent_at: string | null;
            state: components["schemas"]["DocumentAnswerState"];
        };
        /** @enum {string} */
        DocumentAnswerState: "asked" | "sent" | "returned" | "accepted";
        /**
         * @description As it stands on the document.
         * @example A01234567
         */
        DocumentNumber: string | null;
        DocumentOfEmployee: {
            document: components["schemas"]["EmployeeDocument"];
            employee: components["schemas"]["EmployeeChoice"];
        };
        DocumentRenewal: {
            /**
             * Format: uuid
             * @description An uploaded file, in place of `file`.
             */
            attachment?: string;
            /**
             * Format: date
             * @example 2026-01-05
             */
            date_of_issue?: string;
            /**
             * Format: date
             * @example 2027-01-04
             */
            expiry_date?: string;
            /** @description A PDF, PNG, JPEG or TIFF, at most 3 MB. Its kind is judged by its content. */
            file?: string;
            /**
             * Format: uuid
             * @description Of *createReminder*; it needs an expiry date.
             */
            reminder?: string;
        };
        DocumentRequest: {
            counts: {
                accepted: components["schemas"]["Count"];
                asked: components["schemas"]["Count"];
                returned: components["schemas"]["Count"];
                sent: components["schemas"]["Count"];
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            due_date: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EmployeeDocumentKind"];
            name: string;
            note: string;
            /** Format: date */
            reminded_on: string | null;
        };
        DocumentSendingBack: {
            /** @example The second page is missing. */
            note: string;
        };
        /**
         * @description Today, where the business is. *due* is within 30 days of its expiry; without an expiry date it is *valid*.
         * @enum {string}
         */
        DocumentState: "valid" | "due" | "expired";
        /** @example Class E licence */
        DocumentTitle: string;
        DocumentType: {
            /** Format: uuid */
            id: string;
            /** @description Preset types are locked. */
            is_default: boolean;
            name: string;
        };
        /** Format: email */
        Email: string;
        Employee: {
            department: components["schemas"]["DepartmentName"] | null;
            email: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            first_name: string;
            /** Format: date */
            hire_date: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether the person can sign in to the business. */
            is_member: boolean;
            job_title: string | null;
            last_name: string;
            /** @description E.164. */
            phone_number: string | null;
            /** @description A small picture as a `data:` URL; null without one. */
            photo: string | null;
            region: components["schemas"]["RegionName"] | null;
            status: components["schemas"]["EmployeeStatus"];
        };
        EmployeeBenefit: {
            /**
             * Format: date
             * @description Their last day with it; null while none is set.
             */
            end_date: string | null;
            /**
             * Format: uuid
             * @description Of the benefit.
             */
            id: string;
            /** @description Whether they have it today or later. */
            is_current: boolean;
            kind: components["schemas"]["BenefitKind"];
            name: string;
            provider: string;
            /** Format: date */
            start_date: string;
        };
        /** @description An employee where they hold, did or are named in something. */
        EmployeeCard: {
            /** @description Its name. */
            department: string | null;
            employee_id: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            job_title: string | null;
            last_name: string;
            /** @description Its name. */
            region: string | null;
        };
        /** @description The texts of a row by column, as they stand in the file. An empty one changes nothing. */
        EmployeeCells: {
            account_name?: components["schemas"]["CellText"];
            account_number?: components["schemas"]["CellText"];
            address?: components["schemas"]["CellText"];
            bank?: components["schemas"]["CellText"];
            birth_date?: components["schemas"]["CellText"];
            department?: components["schemas"]["CellText"];
            email?: components["schemas"]["CellText"];
            employee_id?: components["schemas"]["CellText"];
            employment_type?: components["schemas"]["CellText"];
            first_name?: components["schemas"]["CellText"];
            gender?: components["schemas"]["CellText"];
            hire_date?: components["schemas"]["CellText"];
            job?: components["schemas"]["CellText"];
            last_name?: components["schemas"]["CellText"];
            lga_of_origin?: components["schemas"]["CellText"];
            manager?: components["schemas"]["CellText"];
            marital_status?: components["schemas"]["CellText"];
            middle_name?: components["schemas"]["CellText"];
            nationality?: components["schemas"]["CellText"];
            nin?: components["schemas"]["CellText"];
            other_phone_number?: components["schemas"]["CellText"];
            pay?: components["schemas"]["CellText"];
            pay_period?: components["schemas"]["CellText"];
            pension_pin?: components["schemas"]["CellText"];
            pension_provider?: components["schemas"]["CellText"];
            personal_email?: components["schemas"]["CellText"];
            phone_number?: components["schemas"]["CellText"];
            probation_end_date?: components["schemas"]["CellText"];
            region?: components["schemas"]["CellText"];
            state_of_origin?: components["schemas"]["CellText"];
            tax_id?: components["schemas"]["CellText"];
            title?: components["schemas"]["CellText"];
        };
        EmployeeChoice: {
            department_name: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            job_title: string | null;
            last_name: string;
            /** @description The address of their picture; null without one. */
            photo: string | null;
        };
        EmployeeDocument: {
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            expiry_date: string | null;
            fileInfo: components["schemas"]["StoredFile"];
            /** Format: uuid */
            id: string;
            /** Format: date */
            issue_date: string | null;
            kind: components["schemas"]["EmployeeDocumentKind"];
            /** @description What it is in words; empty where its kind says enough. */
            name: string;
            number: string | null;
            reminder_days: number | null;
            state: components["schemas"]["DocumentState"];
            /** @description Grows with each renewal. */
            version: number;
        };
        /** @enum {string} */
        EmployeeDocumentKind: "national_id" | "passport" | "drivers_licence" | "voters_card" | "birth_certificate" | "certificate" | "nysc_certificate" | "professional_licence" | "offer_letter" | "employment_contract" | "guarantor_form" | "reference_letter" | "police_clearance" | "medical_report" | "tax_clearance" | "work_permit" | "other";
        EmployeeDocumentRenewal: {
            expiry_date?: components["schemas"]["ExpiresOn"];
            issue_date?: components["schemas"]["IssuedOn"];
            number?: components["schemas"]["DocumentNumber"];
            reminder_days?: components["schemas"]["ReminderDays"];
            /**
             * Format: uuid
             * @description Of *uploadTemporaryFile*.
             */
            upload: string;
        };
        EmployeeEvent: {
            /** @description Who did it, by their name at that time; empty when nobody was signed in. */
            actor: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description What was done, such as `Changed the department`. */
            text: string;
        };
        EmployeeForm: {
            account_name?: components["schemas"]["AccountName"];
            account_number?: components["schemas"]["AccountNumber"];
            address?: string | null;
            bank?: components["schemas"]["BankCode"];
            /**
             * Format: date
             * @description Before today.
             */
            birth_date?: string | null;
            /**
             * Format: uuid
             * @description Its id.
             */
            department?: string | null;
            /**
             * Format: email
             * @description At work; the one that they sign in with.
             */
            email?: string | null;
            /** @example OPS-0042 */
            employee_id?: string;
            employment_type?: components["schemas"]["EmploymentTypeOrNull"];
            first_name: string;
            gender?: components["schemas"]["GenderOrNull"];
            /** Format: date */
            hire_date?: string | null;
            /**
             * Format: uuid
             * @description Its id; the job title is then that of the job.
             */
            job?: string | null;
            /** @description Of an employee without a job from the list. */
            job_title?: string | null;
            last_name: string;
            /** @description A local government area of that state. */
            lga_of_origin?: string | null;
            /**
             * Format: uuid
             * @description The employee whom they report to, who does not report to them.
             */
            manager?: string | null;
            marital_status?: components["schemas"]["MaritalStatusOrNull"];
            middle_name?: string | null;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NG
             */
            nationality?: string | null;
            nin?: components["schemas"]["Nin"];
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            other_phone_number?: string | null;
            pay?: components["schemas"]["Pay"];
            pay_period?: components["schemas"]["PayPeriodOrNull"];
            pension_pin?: components["schemas"]["PensionPin"];
            pension_provider?: components["schemas"]["PensionProviderCode"];
            /** Format: email */
            personal_email?: string | null;
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            phone_number?: string | null;
            photo?: components["schemas"]["PhotoOrNull"];
            /**
             * Format: date
             * @description Not before the hire date.
             */
            probation_end_date?: string | null;
            /**
             * Format: uuid
             * @description Its id.
             */
            region?: string | null;
            /** @description Of Nigerians: one of the states or the FCT. */
            state_of_origin?: string | null;
            status?: components["schemas"]["EmployeeStatus"];
            tax_id?: components["schemas"]["TaxId"];
            title?: components["schemas"]["TitleOrNull"];
        };
        /**
         * @description What new employee IDs begin with.
         * @example EMP-
         */
        EmployeeIdPrefix: string;
        /** @description When it has ended, `rows` is the sum of `created`, `updated`, `skipped` and `refused`. */
        EmployeeImport: {
            created: components["schemas"]["Count"];
            /** Format: date-time */
            created_at: string;
            /** @description Rows that were stored or refused so far. */
            done: components["schemas"]["Count"];
            file_name: string;
            /** Format: date-time */
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            /** @description Employees who stayed as they are. */
            kept: components["schemas"]["Count"];
            mapping: components["schemas"]["ImportMapping"];
            mode: components["schemas"]["ImportMode"];
            refused: components["schemas"]["Count"];
            rows: components["schemas"]["Count"];
            skipped: components["schemas"]["Count"];
            /** @description The name of a person. */
            started_by: string;
            state: components["schemas"]["ImportState"];
            /** @description Why it, or its undo, stopped, and who may go on. Empty when it did not. */
            stopped_because: string;
            /** @description Employees whose change was undone. */
            undone: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
        };
        /**
         * @description What happened to one employee.
         * @enum {string}
         */
        EmployeeInvitationOutcome: "invited" | "resent" | "linkable" | "member" | "limited" | "ended";
        EmployeeName: {
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
        };
        EmployeeRecord: {
            address: string | null;
            /** Format: date */
            birth_date: string | null;
            /** Format: date */
            confirmation_date: string | null;
            department: components["schemas"]["DepartmentName"] | null;
            email: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            employment_type: components["schemas"]["EmploymentTypeOrNull"];
            first_name: string;
            gender: components["schemas"]["GenderOrNull"];
            /** Format: date */
            hire_date: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether the person can sign in to the business. */
            is_member: boolean;
            job: components["schemas"]["JobName"] | null;
            job_title: string | null;
            last_name: string;
            lga_of_origin: string | null;
            manager: components["schemas"]["EmployeeName"] | null;
            marital_status: components["schemas"]["MaritalStatusOrNull"];
            masked_pay: components["schemas"]["MaskedPay"];
            middle_name: string | null;
            nationality: string | null;
            /** @description E.164. */
            other_phone_number: string | null;
            personal_email: string | null;
            /** @description E.164. */
            phone_number: string | null;
            /** @description A small picture as a `data:` URL; null without one. */
            photo: string | null;
            /** Format: date */
            probation_end_date: string | null;
            region: components["schemas"]["RegionName"] | null;
            /** Format: date */
            review_date: string | null;
            state_of_origin: string | null;
            status: components["schemas"]["EmployeeStatus"];
            /**
             * Format: date
             * @description Their last day.
             */
            terminated_on: string | null;
            termination_note: string | null;
            termination_reason: components["schemas"]["TerminationReason"] | null;
            title: components["schemas"]["TitleOrNull"];
        };
        Employees: number;
        /**
         * @description Only active employees can be given something.
         * @enum {string}
         */
        EmployeeStatus: "active" | "inactive" | "terminated";
        EmployeesToInvite: {
            employees: string[];
            permissions: components["schemas"]["Permissions"];
            /**
             * @description Plain text, shown in the mail.
             * @default
             */
            personal_line?: string;
        };
        /** @enum {string} */
        EmploymentType: "permanent" | "contract" | "part_time" | "casual" | "intern" | "nysc";
        EmploymentTypeOrNull: components["schemas"]["EmploymentType"] | null;
        /**
         * Format: date
         * @example 2027-01-04
         */
        ExpiresOn: string | null;
        Export: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the archive is removed; null until it is ready.
             */
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            /** @description Bytes. */
            size: number | null;
            status: components["schemas"]["ExportStatus"];
        };
        /**
         * @description How a list is exported.
         * @default csv
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx";
        /** @enum {string} */
        ExportStatus: "PENDING" | "READY" | "FAILED";
        Fault: {
            reference: components["schemas"]["FaultReference"];
            /** Format: date-time */
            reported_at: string;
            status: components["schemas"]["IssueStatus"];
        };
        /**
         * @description Ten letters and digits without those that look alike.
         * @example 7K3MZ9QW2T
         */
        FaultReference: string;
        /**
         * @description What a number counts.
         * @enum {string}
         */
        FigureUnit: "people" | "percent" | "years" | "naira";
        FileInfo: {
            has_thumbnail: boolean;
            name: string;
            /** @description Bytes. */
            size: number;
            type: components["schemas"]["AttachmentKind"];
        };
        /** @example Employee handbook */
        FileName: string;
        /** @enum {string} */
        FirstStep: "set_up" | "plan" | "invitation" | "logo" | "asset";
        FleetCosts: {
            months: components["schemas"]["MonthlyCosts"][];
            sums: components["schemas"]["CostSums"];
            year: number;
        };
        FleetUse: {
            months: components["schemas"]["MonthlyUse"][];
            sums: components["schemas"]["UseSums"];
            year: number;
        };
        FlowCountBatch: {
            /**
             * Format: date
             * @description When it was counted, in UTC; another day than the last 30 counts as today.
             */
            day: string;
            flows: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /**
             * @description Random.
             * @example 0198c7a0000070008000000000000000
             */
            id: string;
        };
        /** @description The id of a machine. */
        FlowId: string;
        /** @enum {string} */
        Frequency: "monthly" | "quarterly" | "yearly";
        /** @enum {string} */
        Fuel: "petrol" | "diesel";
        /**
         * @description Why a fill does not fit: more than the tank holds; a price more than 25% away from that of the fills before; a reading that
         *     was corrected; a consumption less than half or more than one and a half times the usual one.
         * @enum {string}
         */
        FuelDoubt: "tank" | "price" | "odometer" | "consumption";
        FuelEntry: {
            attachments: components["schemas"]["VehicleAttachment"][];
            /** @description Litres for 100 km since the full tank before; null where that is not known. */
            consumption: number | null;
            doubts: components["schemas"]["FuelDoubt"][];
            driver: components["schemas"]["VehicleAssignee"] | null;
            /** Format: date */
            filled_on: string;
            fuel: components["schemas"]["Fuel"];
            /** Format: uuid */
            id: string;
            /** @description Whether the tank was filled up. */
            is_full: boolean;
            litres: number;
            /** @description Kilometres. */
            mileage: number | null;
            /** @description Kobo. */
            price_per_litre: number;
            /** @description The name of the member who wrote it down. */
            recorded_by: string;
            station: string;
            /** @description Kobo. */
            total: number;
            /** Format: uuid */
            vehicle: string;
        };
        FuelEntryPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["FuelEntry"][];
        };
        FuelSummary: {
            /** @description Litres for 100 km. */
            consumption: number | null;
            /** @description That of the last fill. */
            fuel: components["schemas"]["Fuel"];
            /** @description Whether it is what is usual for its kind. */
            is_usual_tank: boolean;
            litres: number;
            /** @description Kilometres, as last read. */
            mileage: number | null;
            tank_litres: number;
            /** @description Kobo. */
            total: number;
        };
        /** @enum {string} */
        Gender: "female" | "male";
        GenderOrNull: components["schemas"]["Gender"] | null;
        GivenPermissions: {
            permissions: components["schemas"]["Permissions"];
        };
        Handover: {
            /** Format: date-time */
            created_at: string;
            from: components["schemas"]["HandoverPerson"];
            /** Format: uuid */
            id: string;
            to: components["schemas"]["HandoverPerson"];
        };
        HandoverPerson: {
            email: string;
            /** Format: uuid */
            id: string;
            /** @description Empty until the person enters it. */
            name: string;
        };
        HeldAssetPage: {
            /** @description Null when there is no such employee. */
            assignee: components["schemas"]["EmployeeCard"] | null;
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Asset"][];
        };
        /** @description What an employee has been given and has to return. */
        HeldThing: {
            /** Format: date */
            date_assigned: string;
            /** Format: uuid */
            id: string;
            /** @description Whether it is in the bin, from where it comes back to them. */
            is_deleted: boolean;
            is_vehicle: boolean;
            name: string;
            /**
             * @description What people know it by
             * @example LAP-0001
             */
            number: string;
        };
        HrReport: {
            /** @description The name of the department it is limited to. */
            department: string | null;
            /** Format: date */
            end_date: string;
            figures: components["schemas"]["ReportFigure"][];
            /** @description The name of the region it is limited to. */
            location: string | null;
            /** Format: date */
            start_date: string;
            tables: components["schemas"]["ReportTable"][];
            title: string;
        };
        /**
         * @description The reports that need no more than access_hr.
         * @enum {string}
         */
        HrReportName: "turnover" | "employee-count" | "head-count" | "diversity-demographic" | "age-profile";
        HrSettings: {
            default_benefit_start: components["schemas"]["DefaultBenefitStart"];
            default_benefit_types: components["schemas"]["DefaultBenefitTypes"];
            document_reminder_days: components["schemas"]["DefaultReminderDays"];
            /** @description The least digits of a new employee ID. */
            employee_id_digits: number;
            employee_id_prefix: components["schemas"]["EmployeeIdPrefix"];
            /** @description Whether employees see the benefits that they have in their own profile. */
            employees_see_benefits: boolean;
            /** @description Whether managers see the addresses and phone numbers of their team. */
            managers_see_contacts: boolean;
            /** @description How long the link of an onboarding works. */
            onboarding_link_days: number;
            probation_months: components["schemas"]["ProbationMonths"];
        };
        HrSettingsChange: {
            default_benefit_start?: components["schemas"]["DefaultBenefitStart"];
            default_benefit_types?: components["schemas"]["DefaultBenefitTypes"];
            document_reminder_days?: components["schemas"]["DefaultReminderDays"];
            employee_id_digits?: number;
            employee_id_prefix?: components["schemas"]["EmployeeIdPrefix"];
            employees_see_benefits?: boolean;
            managers_see_contacts?: boolean;
            onboarding_link_days?: number;
            probation_months?: components["schemas"]["ProbationMonths"];
        };
        HrSetup: {
            /** @description Whether all of them are. */
            is_done: boolean;
            steps: {
                is_done: boolean;
                step: components["schemas"]["HrSetupStep"];
            }[];
        };
        /** @enum {string} */
        HrSetupStep: "employees" | "departments" | "regions" | "jobs" | "managers" | "benefits" | "company_files" | "hr_staff";
        /**
         * @example [
         *       "01a00000-0000-7000-8000-000000000000"
         *     ]
         */
        Ids: string[];
        ImportError: {
            /** @description The title of the column in the template. */
            column: string;
            detail: string;
            /** @description As `row_num` says. */
            row: number;
        };
        /** @description Which title of the file stands for which column. */
        ImportMapping: {
            column: string;
            title: string;
        }[];
        /**
         * @description Whether the good rows are stored when others are refused.
         * @enum {string}
         */
        ImportMode: "good_rows" | "all_or_nothing";
        /** @description Empty cells are left out. */
        ImportRow: {
            /** @example new */
            asset_condition?: string;
            /** @description Follows from the type; *asset* or *vehicle*. */
            asset_or_vehicle?: string;
            /**
             * @example laptop
             * @example cars
             */
            asset_or_vehicle_type?: string;
            /** @description Whole naira. */
            cost?: number | string | null;
            make?: string;
            mileage?: number | string | null;
            model?: string;
            name?: string;
            /** @example 2026-03-02 */
            purchase_date?: string | null;
            row_num: number;
            serial_no?: string;
            /** @example unassigned */
            status?: string;
        };
        /**
         * @description How far an import is. *Stopped*: the person in whose name it was stored is no member any more, or lost the right; who has it
         *     goes on by committing it.
         * @enum {string}
         */
        ImportState: "receiving" | "storing" | "stopped" | "finished" | "cancelled" | "failed" | "undoing" | "undone";
        /** @enum {string} */
        IncidentKind: "accident" | "fine";
        /**
         * @description Since when an increase is meant.
         * @enum {string}
         */
        IncreasePeriod: "month";
        /** @enum {string} */
        Interest: "Core HR" | "Payroll" | "Assets" | "Task" | "Time & Attendance";
        Invitation: {
            /** @description Null until the employee has named one by their link. */
            email: string | null;
            /** @description Whose record the account joins; null when an address was invited. */
            employee: components["schemas"]["InvitedEmployee"] | null;
            /**
             * Format: date-time
             * @description When it was accepted or withdrawn.
             */
            ended_at: string | null;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            /** @description Name or email address of the sender; null when their account is gone. */
            invited_by: string | null;
            /**
             * Format: date-time
             * @description Until when the link that HR sent is good.
             */
            link_expires_at: string | null;
            permissions: components["schemas"]["Permissions"];
            personal_line: string;
            /**
             * Format: date-time
             * @description When it was last sent.
             */
            sent_at: string;
            state: components["schemas"]["InvitationState"];
        };
        InvitationLink: {
            employee: components["schemas"]["InvitedEmployee"];
            /** Format: date-time */
            expires_at: string;
            link: string;
        };
        /**
         * @description What happened to one address.
         * @enum {string}
         */
        InvitationOutcome: "invited" | "resent" | "member" | "invalid" | "limited";
        /** @enum {string} */
        InvitationState: "pending" | "accepted" | "expired" | "withdrawn";
        InvitedEmployee: {
            /** Format: uuid */
            id: string;
            name: string;
            phone_number: string | null;
        };
        InvitedEmployees: {
            /** @description One for each employee, in the order given. */
            results: {
                email: string | null;
                employee: components["schemas"]["InvitedEmployee"];
                /**
                 * Format: uuid
                 * @description Null when there is none.
                 */
                invitation: string | null;
                outcome: components["schemas"]["EmployeeInvitationOutcome"];
            }[];
        };
        InvitedSignIn: {
            user: components["schemas"]["SignedIn"];
        };
        Invoice: {
            card_last_digits: string | null;
            channel: string | null;
            currency: string;
            frequency: components["schemas"]["Frequency"];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string;
            net_kobo: number;
            num_employees: components["schemas"]["Employees"];
            /** @example INV-000001 */
            number: string;
            /** Format: date-time */
            period_from: string;
            /** Format: date-time */
            period_to: string;
            plan_name: string;
            reference: components["schemas"]["Reference"];
            total_kobo: number;
            vat_kobo: number;
            vat_percent: number;
        };
        /** @enum {string} */
        InvoiceDocument: "invoice" | "receipt";
        Issue: {
            /** Format: uuid */
            asset: string;
            asset_name: string;
            /** @description The Asset ID. */
            asset_number: string;
            asset_status: components["schemas"]["AssetStatus"];
            attachments: components["schemas"]["Attachment"][];
            /** @description How to reach somebody without an account, as they wrote it. */
            contact: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date
             * @description When it was noticed.
             */
            date: string;
            /** @description Who has the asset now. */
            employee: components["schemas"]["EmployeeCard"] | null;
            /** Format: uuid */
            id: string;
            /** @description Null where somebody without an account reported it. */
            issue_type: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            message: string;
            priority_level: components["schemas"]["IssuePriority"];
            /** @description By which somebody without an account follows it up. */
            reference: string | null;
            /** @description A name; empty when somebody without an account gave none. */
            reported_by: string;
            /** @description What was done about it. */
            resolution: string;
            /** Format: date-time */
            resolved_at: string | null;
            status: components["schemas"]["IssueStatus"];
        };
        IssueDetails: {
            issue: components["schemas"]["Issue"];
            /** @description That was recorded for it, the latest first. */
            maintenance: {
                attachments: components["schemas"]["Attachment"][];
                /** @description Whole naira. */
                cost: number;
                /** Format: date */
                date: string;
                /** Format: uuid */
                id: string;
                notes: string;
                type: components["schemas"]["MaintenanceType"];
            }[];
        };
        /**
         * Format: date
         * @example 2026-01-05
         */
        IssuedOn: string | null;
        IssueEnd: {
            /** @example The belt was changed */
            note: string;
            /** @enum {string} */
            status: "resolved" | "damaged";
        };
        /** @example The belt squeals */
        IssueMessage: string;
        IssuePage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Issue"][];
        };
        /** @enum {string} */
        IssuePriority: "high" | "medium" | "low";
        /**
         * @description *in_repair* and *inspected* come from the maintenance that was recorded last for the issue. *resolved* and *damaged* (it
         *     cannot be repaired) end it.
         * @enum {string}
         */
        IssueStatus: "pending" | "in_repair" | "inspected" | "damaged" | "resolved";
        IssueType: {
            /** Format: uuid */
            id: string;
            /** @description Default types are locked. */
            is_default: boolean;
            name: string;
        };
        Job: {
            description: string;
            employee_count: components["schemas"]["Count"];
            /** Format: uuid */
            id: string;
            name: string;
        };
        JobDetails: {
            /**
             * Format: uuid
             * @description Its id.
             */
            department?: string | null;
            employment_type?: components["schemas"]["EmploymentTypeOrNull"];
            /** Format: date */
            hire_date?: string | null;
            /**
             * Format: uuid
             * @description Its id.
             */
            job?: string | null;
            job_title?: string | null;
            /**
             * Format: uuid
             * @description The employee whom they report to.
             */
            manager?: string | null;
            /** Format: date */
            probation_end_date?: string | null;
            /**
             * Format: uuid
             * @description Its id.
             */
            region?: string | null;
        };
        JobName: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description A stranger learns the name of the asset; the ids lead members to it. */
        Label: {
            /** Format: uuid */
            asset: string;
            /** Format: uuid */
            business: string;
            name: string;
            /** @description Whether anybody may report a fault here. */
            takes_fault_reports: boolean;
        };
        /** @description As the list of assets takes it. */
        LabelFilter: {
            /** Format: uuid */
            asset_type?: string;
            kind?: components["schemas"]["AssetKind"];
            /** Format: uuid */
            location?: string;
            /** @default  */
            search?: string;
            status?: components["schemas"]["AssetStatus"];
        };
        LabelledAsset: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Its Asset ID. */
            number: string;
        };
        LabelOrder: {
            filter?: components["schemas"]["LabelFilter"];
            /**
             * @description These assets. Or `filter`.
             * @example [
             *       "01a00000-0000-7000-8000-000000000000"
             *     ]
             */
            ids?: string[];
            sheet: components["schemas"]["LabelSheet"];
            /**
             * @description The place of the first label on a sheet of which some are used, counted from the top left, row by row.
             * @default 1
             */
            start?: number;
        };
        /**
         * @description How large the labels are, and how many a page has.
         * @enum {string}
         */
        LabelSheet: "l7160" | "l7651" | "l7163" | "single";
        /**
         * @description Why the link of an invitation is no longer valid.
         * @enum {string}
         */
        LinkFault: "expired" | "replaced" | "used" | "withdrawn" | "unknown";
        LogoUpload: {
            /** @description An image (PNG, JPEG, GIF or WebP) of at most 5 MB. */
            logo: string;
        };
        LostBusiness: {
            /** Format: uuid */
            business_id: string;
            /** @description Its name at that time. */
            business_name: string;
            /**
             * @description *removed*: the owner removed the person; *closed*: the owner deleted the business, and can restore it for a while.
             * @enum {string}
             */
            cause: "removed" | "closed";
            /** Format: date-time */
            lost_at: string;
        };
        Maintenance: {
            /** Format: uuid */
            asset: string;
            asset_name: string;
            /** @description The Asset ID. */
            asset_number: string;
            /** @description Its files, the first one first. */
            attachments: components["schemas"]["Attachment"][];
            /** @description Whole naira. */
            cost: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            /**
             * Format: date
             * @description When the next service is due; of services only.
             */
            due_date: string | null;
            engine_hours: number | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The reported issue that led to it.
             */
            issue: string | null;
            /** @description Kilometres on the odometer. */
            mileage: number | null;
            notes: string;
            /**
             * Format: uuid
             * @description The plan that it was done by.
             */
            plan: string | null;
            /** @description Of the due date; it moves with it. */
            reminder: components["schemas"]["ReminderSummary"] | null;
            /** @description Null when nothing is due. */
            status: components["schemas"]["MaintenanceStatus"] | null;
            type: components["schemas"]["MaintenanceType"];
            /** @description Who did it. */
            vendor: string;
        };
        MaintenanceCosts: {
            /** @description The ten that cost most. */
            assets: {
                /** Format: uuid */
                asset: string;
                asset_name: string;
                asset_number: string;
                cost: number;
                count: components["schemas"]["Count"];
            }[];
            count: components["schemas"]["Count"];
            /** @description In order. */
            months: {
                cost: number;
                count: components["schemas"]["Count"];
                /** @example 2026-03 */
                month: string;
            }[];
            total: number;
            types: {
                cost: number;
                count: components["schemas"]["Count"];
                type: components["schemas"]["MaintenanceType"];
            }[];
        };
        MaintenancePage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Maintenance"][];
        };
        MaintenancePlan: {
            asset: components["schemas"]["Named"] | null;
            asset_type: components["schemas"]["Named"] | null;
            counts_from: components["schemas"]["PlanOrigin"];
            /** Format: date-time */
            created_at: string;
            every: number | null;
            every_hours: number | null;
            every_km: number | null;
            /** Format: uuid */
            id: string;
            is_paused: boolean;
            /**
             * Format: date
             * @description From when it first counts.
             */
            last_done_on: string;
            name: string;
            /**
             * Format: date
             * @description The earliest day on which it is due for an asset.
             */
            next_due_on: string | null;
            /** @description Of each time that it is due; null for none. */
            reminder: components["schemas"]["PlanReminder"] | null;
            type: components["schemas"]["MaintenanceType"];
            unit: components["schemas"]["PlanUnit"] | null;
        };
        MaintenancePlanPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["MaintenancePlan"][];
        };
        MaintenancePlanPreview: {
            /** @description For which one it is worked out; null for a type without assets. */
            asset: components["schemas"]["Named"] | null;
            /** @description The last one is without a day when the readings allow no forecast. */
            dates: {
                /** @description Why then, in a sentence. */
                because: string;
                /** Format: date */
                due_on: string | null;
            }[];
        };
        /**
         * @description Of a due date that no later service has ended. It is overdue from the day after it.
         * @enum {string}
         */
        MaintenanceStatus: "upcoming" | "overdue";
        MaintenanceText: string;
        /** @enum {string} */
        MaintenanceType: "service" | "repair" | "inspection";
        Make: {
            id: components["schemas"]["MakeId"];
            /** @description Whether everybody has it. */
            is_default: boolean;
            name: string;
            /** @description The kinds of vehicles that are known by it. */
            types: components["schemas"]["VehicleType"][];
        };
        /**
         * @description A word such as `toyota` for what everybody has, a UUID for what a business added.
         * @example toyota
         */
        MakeId: string;
        MakeModel: {
            id: components["schemas"]["MakeId"];
            /** @description Whether everybody has it. */
            is_default: boolean;
            name: string;
            type: components["schemas"]["VehicleType"];
        };
        /** @enum {string} */
        MaritalStatus: "single" | "married" | "separated" | "divorced" | "widowed";
        MaritalStatusOrNull: components["schemas"]["MaritalStatus"] | null;
        /** @description What everybody with `access_hr` may know: whether it is there, and how it ends. */
        MaskedPay: {
            /** @description As in `•••4579`. */
            account_number: string | null;
            /** @description Its name. */
            bank: string | null;
            /** @description As in `•••8901`. */
            nin: string | null;
            /** @description As in `•••5678`. */
            pension_pin: string | null;
            /** @description Its name. */
            pension_provider: string | null;
            /** @description As in `•••7890`. */
            tax_id: string | null;
        };
        MatchedAsset: {
            cells: components["schemas"]["AssetCells"];
            /** Format: uuid */
            id: string;
            is_vehicle: boolean;
            number: string;
            plate_no: string;
            serial_no: string;
        };
        MatchedEmployee: {
            cells: components["schemas"]["EmployeeCells"];
            /** Format: uuid */
            id: string;
            /** @description Their employee ID. */
            number: string;
        };
        Member: {
            email: string;
            first_name: string;
            /** @description Whether two-step sign-in is on for their account. */
            has_second_step?: boolean;
            /**
             * Format: uuid
             * @description The id of the person.
             */
            id: string;
            is_owner: boolean;
            /** Format: date-time */
            joined_at: string;
            last_name: string;
            permissions: components["schemas"]["Permissions"];
        };
        Membership: {
            /** Format: uuid */
            business_id: string;
            business_name: string;
            is_owner: boolean;
            /**
             * @description Whether the business requires two-step sign-in and this account has it off. While it is true, every operation under
             *     `/c/{domain}` answers 403 with the code *second_step_missing*.
             */
            needs_second_step?: boolean;
            /** @description In this business; an owner has all. */
            permissions: components["schemas"]["Permission"][];
        };
        /**
         * @description What a reading is of; kilometres or hours.
         * @enum {string}
         */
        Meter: "odometer" | "engine";
        /**
         * @description What a record may lack.
         * @enum {string}
         */
        MissingFact: "department" | "region" | "job" | "gender" | "birth_date" | "employment_type" | "marital_status" | "nationality" | "state_of_origin" | "hire_date";
        MonthlyCosts: {
            /** @description Kobo. */
            accidents: number;
            /** @description Kobo. */
            fines: number;
            /** @description Kobo. */
            fuel: number;
            /** @description Kilometres between readings, counted where the later one was read. */
            km: number;
            /** @example 2026-03 */
            month: string;
            /** @description Kobo. */
            papers: number;
            /** @description Kobo. */
            repairs: number;
            /** @description Kobo; inspections too. */
            services: number;
            /** @description Kobo. */
            total: number;
        };
        MonthlyUse: {
            /** @description Of these with an assignee. */
            assigned: number;
            /** @description Days down. */
            condemned: number;
            /** @description Vehicle-days in the fleet: not before a vehicle was added, not in the bin, not once it was sold or disposed of. */
            days: number;
            /** @description Of these in a status in which it cannot be used. */
            down: number;
            /** @description Days down. */
            inactive: number;
            /** @description Days down. */
            missing: number;
            /** @example 2026-03 */
            month: string;
            /** @description Days down. */
            out_for_repair: number;
            /** @description How often a vehicle went into such a status. */
            times: number;
        };
        MyDetails: {
            address: string | null;
            /** Format: date */
            birth_date: string | null;
            first_name: string;
            gender: components["schemas"]["GenderOrNull"];
            /** @description Empty where the business does not know it. */
            last_name: string;
            lga_of_origin: string | null;
            marital_status: components["schemas"]["MaritalStatusOrNull"];
            middle_name: string | null;
            nationality: string | null;
            /** @description E.164. */
            other_phone_number: string | null;
            personal_email: string | null;
            /** @description E.164. */
            phone_number: string | null;
            state_of_origin: string | null;
            title: components["schemas"]["TitleOrNull"];
        };
        MyDocumentRequest: {
            /** Format: date */
            due_date: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EmployeeDocumentKind"];
            name: string;
            note: string;
            /** @description Why it was sent back, when it was. */
            returned_note: string;
            state: components["schemas"]["DocumentAnswerState"];
        };
        MyProfile: {
            /** @description Who holds the bank account. */
            account_name: string | null;
            bank: components["schemas"]["MaskedPay"];
            /** @description What the person has today or later; null where the business does not show it. */
            benefits: components["schemas"]["EmployeeBenefit"][] | null;
            details: components["schemas"]["MyDetails"];
            emergency_contact: components["schemas"]["Contact"] | null;
            employee: components["schemas"]["EmployeeChoice"];
            next_of_kin: components["schemas"]["Contact"] | null;
        };
        Named: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        NewAppOnboarding: {
            /**
             * Format: uuid
             * @description The business of the path.
             */
            business: string;
            type: components["schemas"]["AppOnboardingType"];
            web_onboarding: components["schemas"]["WebOnboarding"];
        };
        NewAsset: {
            /** @description Required of assets. */
            asset_condition?: components["schemas"]["AssetCondition"];
            /** Format: uuid */
            asset_type: string;
            /**
             * Format: uuid
             * @description The employee who has it.
             */
            assignee?: string | null;
            /** @description Of *uploadAttachment*. Each becomes a document of the asset, under the name of its file. */
            attachments?: string[];
            brand?: components["schemas"]["AssetText"];
            color?: components["schemas"]["AssetText"];
            /** @description Whom to call about the vehicle; required of vehicles. */
            contact?: components["schemas"]["AssetText"];
            /** @description Whole naira. */
            cost?: number | null;
            /**
             * Format: date
             * @description Required with an assignee.
             * @example 2026-03-02
             */
            date_assigned?: string | null;
            /**
             * Format: date
             * @example 2026-06-02
             */
            expected_return_date?: string | null;
            /**
             * Format: uuid
             * @description Required of assets.
             */
            location?: string | null;
            /** @description Kilometres. */
            mileage?: number | null;
            model?: components["schemas"]["AssetText"];
            /** @description Required of assets; that of a vehicle is made of its make and model. */
            name?: components["schemas"]["AssetText"];
            notes?: string;
            plate_no?: components["schemas"]["AssetText"];
            /**
             * Format: date
             * @example 2026-03-02
             */
            purchase_date?: string | null;
            serial_no?: components["schemas"]["AssetText"];
            status: components["schemas"]["AssetStatus"];
            vehicle?: components["schemas"]["VehicleCopy"];
            /** @description The id of the make; required of vehicles. */
            vehicle_make?: string;
            /** @description The id of a model of the make. */
            vehicle_model?: string;
            /** @description Required of vehicles. */
            vehicle_type?: components["schemas"]["VehicleType"];
            vendor?: components["schemas"]["AssetText"];
            year?: number | null;
        };
        NewAssetDocument: {
            /**
             * Format: uuid
             * @description An uploaded file, in place of `file`.
             */
            attachment?: string;
            attachment_type?: components["schemas"]["AttachmentType"];
            /** @enum {string} */
            content_type: "asset";
            /**
             * Format: date
             * @example 2026-01-05
             */
            date_of_issue?: string;
            /**
             * Format: uuid
             * @description Of a statutory document.
             */
            document_type?: string;
            /**
             * Format: date
             * @example 2027-01-04
             */
            expiry_date?: string;
            /** @description A PDF, PNG, JPEG or TIFF, at most 3 MB. Its kind is judged by its content. */
            file?: string;
            name?: string;
            /**
             * Format: uuid
             * @description The asset.
             */
            object_id: string;
            /**
             * Format: uuid
             * @description Of *createReminder*; it needs an expiry date.
             */
            reminder?: string;
        };
        NewAssetHandover: {
            /**
             * @example [
             *       "01a00000-0000-7000-8000-000000000000"
             *     ]
             */
            assets: string[];
            /**
             * Format: uuid
             * @description The employee.
             */
            assignee: string;
            /**
             * Format: date
             * @example 2026-03-02
             */
            date_assigned: string;
            /**
             * Format: date
             * @example 2026-06-02
             */
            expected_return_date?: string | null;
            signature: components["schemas"]["Signature"];
        };
        NewAssetImport: {
            day_order?: components["schemas"]["DayOrder"];
            file_name: string;
            /**
             * Format: uuid
             * @description Of new assets whose row has none.
             */
            location?: string;
            mapping: components["schemas"]["ImportMapping"];
            mode: components["schemas"]["ImportMode"];
            /** @description How many will be sent. */
            rows: number;
        };
        NewAssetType: {
            name: string;
            /** @description The number of its first asset; 1 for a new type, and unchanged for another, when absent. */
            starting_number?: number;
        };
        NewAssetView: {
            filters: components["schemas"]["AssetFilters"];
            name: string;
        };
        NewAssignment: {
            /**
             * Format: uuid
             * @description The employee.
             */
            assignee: string;
            /**
             * Format: date
             * @example 2026-03-02
             */
            date_assigned: string;
            /**
             * Format: date
             * @example 2026-06-02
             */
            expected_return_date?: string | null;
        };
        NewAttachment: {
            /** @description A PDF, PNG, JPEG or TIFF, at most 3 MB. Its kind is judged by its content. */
            file: string;
        };
        NewBenefit: {
            /** @description What it covers and for whom. */
            description?: string;
            kind: components["schemas"]["BenefitKind"];
            /** @example HMO family plan */
            name: string;
            /** @example Hygeia HMO */
            provider?: string;
        };
        NewCompanyFiles: {
            audience: components["schemas"]["StaffAudience"];
            description?: string;
            files: {
                name: components["schemas"]["FileName"];
                /**
                 * Format: uuid
                 * @description Of *uploadTemporaryFile*.
                 */
                upload: string;
            }[];
            requires_acknowledgement: boolean;
        };
        NewDepartment: {
            name: string;
        };
        NewDocumentRequest: {
            audience: components["schemas"]["StaffAudience"];
            /**
             * Format: date
             * @description Today or later.
             * @example 2027-01-04
             */
            due_date?: string | null;
            kind: components["schemas"]["EmployeeDocumentKind"];
            name?: components["schemas"]["DocumentTitle"];
            /** @description What they should know. */
            note?: string;
        };
        NewDocumentType: {
            name: string;
        };
        NewEmployeeDocument: {
            expiry_date?: components["schemas"]["ExpiresOn"];
            issue_date?: components["schemas"]["IssuedOn"];
            kind: components["schemas"]["EmployeeDocumentKind"];
            name?: components["schemas"]["DocumentTitle"];
            number?: components["schemas"]["DocumentNumber"];
            reminder_days?: components["schemas"]["ReminderDays"];
            /**
             * Format: uuid
             * @description Of *uploadTemporaryFile*.
             */
            upload: string;
        };
        NewEmployeeImport: {
            day_order?: components["schemas"]["DayOrder"];
            file_name: string;
            /**
             * Format: uuid
             * @description The region of new employees whose row has none.
             */
            location?: string;
            mapping: components["schemas"]["ImportMapping"];
            mode: components["schemas"]["ImportMode"];
            /** @description How many will be sent. */
            rows: number;
        };
        NewFault: {
            /** @description A phone number or an address to ask back. */
            contact?: string;
            /**
             * @description Made up by the client for this fault.
             * @example V1StGXR8_Z5jdHi6B-myT
             */
            key: string;
            /** @example It does not start */
            message: string;
            /** @description Who reports it. */
            name?: string;
            /** @description A PNG or JPEG, at most 3 MB. Its kind is judged by its content. */
            photo?: string;
        };
        NewFuelEntry: {
            attachments?: components["schemas"]["CareAttachments"];
            /** @description Why the mileage does not go on from the one before. */
            correction?: string;
            /**
             * Format: uuid
             * @description The employee; whoever has the vehicle if it is left out.
             */
            driver?: string | null;
            /**
             * Format: date
             * @description Today if it is left out.
             * @example 2026-03-02
             */
            filled_on?: string;
            /** @description That of the fill before if it is left out; petrol the first time. */
            fuel?: components["schemas"]["Fuel"];
            /** @default true */
            is_full?: boolean;
            /** @description To two decimals. */
            litres: number;
            /** @description Kilometres. */
            mileage?: number | null;
            /** @description Kobo; worked out if it is left out. */
            price_per_litre?: number;
            station?: string;
            /** @description Kobo. */
            total: number;
        };
        NewHandover: {
            /** Format: uuid */
            member_id: string;
            /** @description The owner's own. */
            password: string;
        };
        NewInvitations: {
            /**
             * @description As typed; the result says which are not addresses.
             * @example [
             *       "nobody@example.test"
             *     ]
             */
            emails: string[];
            permissions: components["schemas"]["Permissions"];
            /**
             * @description Plain text, shown in the mail.
             * @default
             */
            personal_line?: string;
        };
        NewInvitedAccount: {
            email: components["schemas"]["Email"];
            first_name?: string;
            last_name?: string;
            /** @example Harmattan-Breeze-42 */
            password: string;
            /** @description The token of the link. */
            token: string;
        };
        NewIssue: {
            /** @description Of *uploadAttachment*. */
            attachments?: string[];
            /**
             * Format: date
             * @description When it was noticed: today or before.
             * @example 2026-03-02
             */
            date: string;
            /** Format: uuid */
            issue_type: string;
            message: components["schemas"]["IssueMessage"];
            priority_level: components["schemas"]["IssuePriority"];
        };
        NewIssueType: {
            name: string;
        };
        NewJob: {
            /** @description What somebody in this job does. */
            description?: string;
            name: string;
        };
        NewMaintenance: {
            /** Format: uuid */
            asset: string;
            /** @description All files of the entry, by the ids of *uploadAttachment*. Those that are left out are deleted. */
            attachments?: string[];
            /** @description Whole naira. */
            cost: number;
            /**
             * Format: date
             * @description When it was done: today or before. Today if it is left out.
             * @example 2026-03-02
             */
            date?: string;
            /**
             * Format: date
             * @description Of services only
             * @example 2026-09-02
             */
            due_date?: string | null;
            /**
             * Format: uuid
             * @description The entry to change.
             */
            editId?: string;
            engine_hours?: number | null;
            /** Format: uuid */
            issue?: string | null;
            mileage?: number | null;
            notes: components["schemas"]["MaintenanceText"];
            /** Format: uuid */
            plan?: string | null;
            /**
             * Format: uuid
             * @description Of *createReminder*; it needs a due date.
             */
            reminder?: string;
            type: components["schemas"]["MaintenanceType"];
            vendor?: string;
        };
        NewMaintenancePlan: {
            /**
             * Format: uuid
             * @description Or `asset_type`.
             */
            asset?: string;
            /** Format: uuid */
            asset_type?: string;
            counts_from: components["schemas"]["PlanOrigin"];
            /** @description With `unit`. */
            every?: number;
            every_hours?: number;
            every_km?: number;
            /**
             * Format: date
             * @description Today if it is left out.
             * @example 2026-03-02
             */
            last_done_on?: string;
            /** @example Oil change */
            name: string;
            reminder?: components["schemas"]["PlanReminder"];
            type: components["schemas"]["MaintenanceType"];
            unit?: components["schemas"]["PlanUnit"];
        };
        NewMake: {
            name: string;
            type: components["schemas"]["VehicleType"];
        };
        NewOnboarding: {
            /**
             * Format: email
             * @description Where the link is mailed.
             */
            email?: string | null;
            /**
             * Format: uuid
             * @description Who has a record already; names and work are then those of the record.
             */
            employee?: string | null;
            /** @example Ngozi */
            first_name: string;
            /** @example Eze */
            last_name: string;
            /**
             * @description Where the link is sent by hand.
             * @example 0803 123 4567
             */
            phone_number?: string | null;
            work?: components["schemas"]["JobDetails"];
        };
        NewOnboardingDocument: {
            /** @description A PDF, PNG, JPEG or TIFF, at most 5 MB. Its kind is judged by its content. */
            file: string;
            kind: components["schemas"]["EmployeeDocumentKind"];
            name?: components["schemas"]["DocumentTitle"];
        };
        NewPayDetails: {
            account_name?: components["schemas"]["AccountName"];
            account_number?: components["schemas"]["AccountNumber"];
            bank?: components["schemas"]["BankCode"];
            nin?: components["schemas"]["Nin"];
            pay?: components["schemas"]["Pay"];
            pay_period?: components["schemas"]["PayPeriodOrNull"];
            pension_pin?: components["schemas"]["PensionPin"];
            pension_provider?: components["schemas"]["PensionProviderCode"];
            tax_id?: components["schemas"]["TaxId"];
        };
        NewPhoto: {
            photo: components["schemas"]["PhotoOrNull"];
        };
        NewProfileChange: {
            bank?: components["schemas"]["OnboardingBank"];
            details?: components["schemas"]["OnboardingDetails"];
            emergency_contact?: components["schemas"]["Contact"];
            next_of_kin?: components["schemas"]["Contact"];
            /** @example We moved to Surulere. */
            reason: string;
        };
        NewReading: {
            correction?: string;
            meter: components["schemas"]["Meter"];
            /**
             * Format: date
             * @description Today if it is left out.
             * @example 2026-03-02
             */
            read_on?: string;
            value: number;
        };
        NewRegion: {
            /** @description Street and number. */
            address1?: string;
            city?: string;
            name: string;
            state?: string;
        };
        NewReminder: {
            /** Format: uuid */
            asset: string;
            date: components["schemas"]["TimeOfDay"];
            /**
             * Format: uuid
             * @description A document of the asset that has an expiry date.
             */
            document?: string;
            /**
             * @description So many days after the due date the owner hears of it as well; never when null.
             * @default null
             */
            escalate_after?: number | null;
            /**
             * @description Further times to speak.
             * @default []
             */
            further_reminders?: components["schemas"]["ReminderOffset"][];
            /**
             * Format: uuid
             * @description A service of the asset that says when the next one is due.
             */
            maintenance?: string;
            /** @description Without them, everybody who may use the assets. */
            recipients?: components["schemas"]["ReminderRecipients"];
            set_reminder: components["schemas"]["ReminderOffset"];
            type: components["schemas"]["ReminderType"];
        };
        NewRoadsideLink: {
            /** Format: date-time */
            created_at: string;
            /** @description The name of whoever made it. */
            created_by: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Who has it. */
            holder: string;
            /** Format: uuid */
            id: string;
            /** @description Neither expired nor revoked. */
            is_open: boolean;
            /**
             * Format: date-time
             * @description When it was opened last.
             */
            opened_at: string | null;
            openings: components["schemas"]["Count"];
            /** Format: date-time */
            revoked_at: string | null;
            /** @description Whoever knows it can see the papers. */
            url: string;
        };
        NewUpload: {
            /** @description A PDF, PNG, JPEG or TIFF, at most 5 MB. Its kind is judged by its content. */
            file: string;
        };
        NewVehicle: {
            /**
             * Format: uuid
             * @description The employee who has it.
             */
            assignee?: string | null;
            color?: string;
            /**
             * Format: date
             * @description With an assignee; today if it is left out.
             * @example 2026-03-02
             */
            date_assigned?: string | null;
            /**
             * Format: date
             * @example 2026-03-02
             */
            date_purchased?: string | null;
            /** @description The id of the make. */
            make: string;
            /** @description The id of a model of the make. */
            model: string;
            plate_no: string;
            /** @description Whole naira. */
            purchase_price?: number | null;
            /** @description Kilometres. */
            start_mileage?: number | null;
            /** @description Active if it is left out. */
            status?: components["schemas"]["VehicleStatus"];
            type: components["schemas"]["VehicleType"];
            year?: number | null;
        };
        NewVehicleCheck: {
            /** @description Why the mileage does not go on from the one before. */
            correction?: string;
            /**
             * Format: uuid
             * @description The employee; whoever has the vehicle if it is left out.
             */
            driver?: string | null;
            faults: {
                attachments?: components["schemas"]["CareAttachments"];
                item: components["schemas"]["CheckItem"];
                note: string;
            }[];
            /** @description Kilometres. */
            mileage?: number | null;
            note?: string;
            passed: components["schemas"]["CheckItem"][];
        };
        NewVehicleIncident: {
            /**
             * @description Kobo.
             * @default 0
             */
            amount?: number;
            attachments?: components["schemas"]["CareAttachments"];
            description: string;
            /**
             * Format: uuid
             * @description The employee; whoever has the vehicle if it is left out of a new one.
             */
            driver?: string | null;
            /**
             * Format: date
             * @example 2026-03-02
             */
            happened_on: string;
            kind: components["schemas"]["IncidentKind"];
            /**
             * Format: date
             * @example 2026-03-02
             */
            paid_on?: string | null;
            place?: string;
        };
        NewVehiclePaper: {
            attachments?: components["schemas"]["CareAttachments"];
            /** @description Whole naira. */
            cost?: number | null;
            /**
             * Format: date
             * @example 2027-01-04
             */
            due_date?: string | null;
            /**
             * Format: date
             * @example 2026-01-05
             */
            issue_date?: string | null;
            mileage?: number | null;
            /**
             * @description Days before it expires; none without it.
             * @enum {integer|null}
             */
            reminder_days?: 30 | 21 | 14 | 7 | null;
            title: string;
            type: components["schemas"]["PaperType"];
        };
        NewVehicleReading: {
            correction?: string;
            /**
             * Format: uuid
             * @description An uploaded file.
             */
            photo?: string | null;
            /**
             * Format: date
             * @description Today if it is left out.
             * @example 2026-03-02
             */
            read_on?: string;
            /** @description Kilometres. */
            value: number;
        };
        NewVehicleRepair: {
            attachments?: components["schemas"]["CareAttachments"];
            /** @description Whole naira. */
            cost?: number | null;
            description: string;
            mileage?: number | null;
            /**
             * Format: date
             * @description When it was done: today or before.
             * @example 2026-03-02
             */
            repair_date: string;
            vendor?: string;
        };
        NewVehicleService: {
            attachments?: components["schemas"]["CareAttachments"];
            /** @description Whole naira. */
            cost?: number | null;
            description: string;
            /**
             * Format: date
             * @example 2026-09-02
             */
            due_date?: string | null;
            mileage?: number | null;
            /**
             * @description Days before it is due; none without it.
             * @enum {integer|null}
             */
            reminder_days?: 30 | 21 | 14 | 7 | null;
            /**
             * Format: date
             * @description When it was done: today or before.
             * @example 2026-03-02
             */
            service_date: string;
        };
        /**
         * @description National Identification Number.
         * @example 12345678901
         */
        Nin: string | null;
        Notification: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** @description A path in the app; null when there is nothing to open. */
            link: string | null;
            /** Format: date-time */
            read_at: string | null;
            /** @description One sentence. */
            text: string;
        };
        Occasion: {
            /**
             * Format: date
             * @description The day of this occasion.
             */
            date: string;
            department_name: string | null;
            first_name: string;
            /** Format: uuid */
            id: string;
            job_title: string | null;
            last_name: string;
            photo: string | null;
            /** @description Of an anniversary: how many. */
            years: number | null;
        };
        /**
         * @default active
         * @enum {string}
         */
        OccasionStatus: "active" | "upcoming";
        Onboarding: {
            /** @description Who holds the bank account. */
            account_name: string | null;
            bank: components["schemas"]["MaskedPay"] | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was approved or cancelled.
             */
            decided_at: string | null;
            /** @description Its name. */
            department: string | null;
            details: components["schemas"]["OnboardingDetails"] | null;
            documents: components["schemas"]["OnboardingDocument"][];
            email: string | null;
            emergency_contact: components["schemas"]["Contact"] | null;
            /** Format: uuid */
            employee: string | null;
            first_name: string;
            /** Format: date */
            hire_date: string | null;
            /** Format: uuid */
            id: string;
            job_title: string | null;
            last_name: string;
            /**
             * Format: date-time
             * @description Null without a link.
             */
            link_expires_at: string | null;
            /** @description Their name. */
            manager: string | null;
            next_of_kin: components["schemas"]["Contact"] | null;
            notes: components["schemas"]["OnboardingNotes"];
            /** @description E.164. */
            phone_number: string | null;
            /** @description Its name. */
            region: string | null;
            revision: components["schemas"]["Revision"];
            state: components["schemas"]["OnboardingState"];
            /** Format: date-time */
            submitted_at: string | null;
        };
        OnboardingBank: {
            account_name?: components["schemas"]["AccountName"];
            account_number?: components["schemas"]["AccountNumber"];
            bank?: components["schemas"]["BankCode"];
            nin?: components["schemas"]["Nin"];
            pension_pin?: components["schemas"]["PensionPin"];
            pension_provider?: components["schemas"]["PensionProviderCode"];
            tax_id?: components["schemas"]["TaxId"];
        };
        OnboardingDetails: {
            address?: string | null;
            /**
             * Format: date
             * @description Before today.
             */
            birth_date?: string | null;
            first_name: string;
            gender?: components["schemas"]["GenderOrNull"];
            last_name: string;
            lga_of_origin?: string | null;
            marital_status?: components["schemas"]["MaritalStatusOrNull"];
            middle_name?: string | null;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NG
             */
            nationality?: string | null;
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            other_phone_number?: string | null;
            /** Format: email */
            personal_email?: string | null;
            /**
             * @description National or international.
             * @example 0803 123 4567
             */
            phone_number?: string | null;
            state_of_origin?: string | null;
            title?: components["schemas"]["TitleOrNull"];
        };
        OnboardingDocument: {
            fileInfo: components["schemas"]["StoredFile"];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EmployeeDocumentKind"];
            /** @description What it is called when its kind says too little; else empty. */
            name: string;
        };
        OnboardingForm: {
            bank: components["schemas"]["OnboardingBank"] | null;
            /** @description Its name. */
            business: string;
            details: components["schemas"]["OnboardingDetails"] | null;
            documents: components["schemas"]["OnboardingDocument"][];
            /** @description What HR knows to begin with; null while somebody reviews the form. */
            email: string | null;
            emergency_contact: components["schemas"]["Contact"] | null;
            /** Format: date-time */
            expires_at: string;
            first_name: string;
            last_name: string;
            next_of_kin: components["schemas"]["Contact"] | null;
            notes: components["schemas"]["OnboardingNotes"];
            /** @description E.164. What HR knows to begin with; null while somebody reviews the form. */
            phone_number: string | null;
            revision: components["schemas"]["Revision"];
            state: components["schemas"]["OnboardingState"];
        };
        OnboardingItem: {
            /** Format: date-time */
            created_at: string;
            /** @description Its name. */
            department: string | null;
            /**
             * Format: uuid
             * @description Whose record it has written or completes.
             */
            employee: string | null;
            first_name: string;
            /** Format: uuid */
            id: string;
            job_title: string | null;
            last_name: string;
            /**
             * Format: date-time
             * @description Null without a link.
             */
            link_expires_at: string | null;
            /** @description How many parts the employee has filled in. */
            parts_done: number;
            state: components["schemas"]["OnboardingState"];
            /** Format: date-time */
            submitted_at: string | null;
        };
        OnboardingLink: {
            /** Format: date-time */
            expires_at: string;
            is_mailed: boolean;
            /** @description The whole address. */
            link: string;
        };
        OnboardingNote: string;
        /** @description What is to be changed, by part. */
        OnboardingNotes: {
            bank?: components["schemas"]["OnboardingNote"];
            details?: components["schemas"]["OnboardingNote"];
            emergency_contact?: components["schemas"]["OnboardingNote"];
            next_of_kin?: components["schemas"]["OnboardingNote"];
        };
        OnboardingReturn: {
            notes: components["schemas"]["OnboardingNotes"];
            revision: components["schemas"]["Revision"];
        };
        OnboardingRevision: {
            revision: components["schemas"]["Revision"];
        };
        /**
         * @description *in_progress* and *returned* wait for the employee, *submitted* waits for a review.
         * @enum {string}
         */
        OnboardingState: "in_progress" | "submitted" | "returned" | "approved" | "cancelled";
        /**
         * @description *create*: no business yet; *setup*: an owner of a new business; *unapplicable*: a member who is not an owner; empty:
         *     done; *closed*: every business of this person is closed.
         * @enum {string}
         */
        OnboardingStatus: "create" | "setup" | "unapplicable" | "" | "closed";
        OnboardingStep: {
            bank?: components["schemas"]["OnboardingBank"];
            details?: components["schemas"]["OnboardingDetails"];
            emergency_contact?: components["schemas"]["Contact"];
            next_of_kin?: components["schemas"]["Contact"];
            revision: components["schemas"]["Revision"];
        };
        /**
         * @description Six digits, or a recovery code; spaces, dashes and capitals do not matter.
         * @example 000000
         */
        OneTimeCode: string;
        OpenHandover: {
            handover: components["schemas"]["Handover"] | null;
        };
        /**
         * @description *Pending* until the first day on which the reminder speaks, *upcoming* from then on, *overdue* after the due date; by the
         *     day where the business is.
         * @enum {string}
         */
        OpenReminderStatus: "pending" | "upcoming" | "overdue";
        /**
         * @description Only with *quarterly*.
         * @default null
         */
        OptionalCoupon: string | null;
        Order: {
            /**
             * @description How the buyer wants to pay; null lets them choose at the checkout. Renewals can only be charged to a card.
             * @default null
             */
            channel?: components["schemas"]["Channel"] | null;
            coupon_code?: components["schemas"]["OptionalCoupon"];
            frequency: components["schemas"]["Frequency"];
            num_employees: components["schemas"]["Employees"];
            /**
             * @description From *generatePaymentReference*; the server generates one when it is absent.
             * @default null
             */
            payment_reference?: string | null;
            /** @description Whether the card is charged again at the end of the paid period. */
            recurring: boolean;
            /** @description The total that the buyer saw, VAT included. Without it the order is for the price of now. */
            total_kobo?: number;
        };
        /** @description The address of the next or previous page, or null. */
        PageLink: string | null;
        PaperReminder: {
            attachments: components["schemas"]["VehicleAttachment"][];
            /** @description What it cost, in whole naira. */
            cost: number | null;
            /** @description Its title, or its type without one. */
            description: string;
            /**
             * Format: date
             * @description When it expires.
             */
            due_date: string | null;
            /** @description Days until it expires, below zero when it has expired. */
            due_in: number | null;
            /** Format: uuid */
            id: string;
            /** Format: date */
            issue_date: string | null;
            /** @description Kilometres. */
            mileage: number | null;
            /** @description Days before it expires. */
            reminder_days: number | null;
            /**
             * Format: date
             * @description As *issue_date*.
             */
            service_date: string | null;
            state: components["schemas"]["DocumentState"];
            title: string;
            /**
             * @description *other* is a type that the business added to its register.
             * @enum {string}
             */
            type: "autoreg" | "roadworthiness" | "insurance" | "ownership" | "hackney" | "heavy_duty" | "drivers_licence" | "tinted_glass" | "cmr" | "other";
            type_display: string;
            vehicle: components["schemas"]["VehicleCard"];
            /** @description Grows with each renewal. */
            version: number;
        };
        PaperReminderPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["PaperReminder"][];
        };
        PaperSheetLine: {
            is_needed: boolean;
            /** @description Whether vehicles of this kind usually need it. */
            is_usual: boolean;
            name: string;
            /** @description Who issues it and of whom it is asked. */
            note: string;
            /** @description Of several, the one that expires last. */
            paper: components["schemas"]["VehiclePaper"] | null;
            state: components["schemas"]["PaperSheetState"];
            type: components["schemas"]["PaperType"];
            /** @description For how long it is usually issued; null where that differs. */
            valid_months: number | null;
        };
        /**
         * @description *due* expires within 30 days. *missing* is needed and not there; *not_needed* is neither. One that is there has its own state,
         *     needed or not.
         * @enum {string}
         */
        PaperSheetState: "valid" | "due" | "expired" | "missing" | "not_needed";
        /**
         * @description The first three are types of documents that every business begins with, spelt as the product spells them. Another one becomes
         *     a type of the register with its first paper; it is known by its name.
         * @enum {string}
         */
        PaperType: "autoreg" | "roadworthiness" | "insurance" | "ownership" | "hackney" | "heavy_duty" | "drivers_licence" | "tinted_glass" | "cmr";
        Password: string;
        /** @description Whole naira before deductions. */
        Pay: number | null;
        PayDetails: {
            account_name: string | null;
            account_number: string | null;
            bank: string | null;
            nin: string | null;
            /** @description Whole naira before deductions. */
            pay: number | null;
            pay_period: components["schemas"]["PayPeriodOrNull"];
            pension_pin: string | null;
            pension_provider: string | null;
            tax_id: string | null;
        };
        Payment: {
            /** @description Where to pay; null before the checkout is opened and after the payment has ended. */
            checkout: {
                /** @description For the provider’s script in the browser; null when it is not used. */
                access_code: string | null;
                provider: string;
                /** @description A page to open; it returns to /billing/pay?reference=…. */
                url: string;
            } | null;
            coupon_code: string | null;
            /** @description What it means and what to do, in a sentence for the person. */
            detail: string;
            frequency: components["schemas"]["Frequency"];
            /** Format: uuid */
            invoice_id: string | null;
            kind: components["schemas"]["PaymentKind"];
            num_employees: components["schemas"]["Employees"];
            /** Format: date-time */
            opened_at: string;
            /**
             * Format: date-time
             * @description The end of the period that this payment paid for; null unless it succeeded.
             */
            paid_through: string | null;
            price: components["schemas"]["Price"];
            /**
             * @description Why it failed or was cancelled: *declined*, *cancelled*, *closed*, *timed_out*, *not_started*, *superseded*;
             *     *amount_differs*, *currency_differs*, *paid_twice* and *coupon_used_up* when money was taken that could not be
             *     applied and is refunded; *refunded* when it was given back in full.
             */
            reason: string | null;
            recurring: boolean;
            reference: components["schemas"]["Reference"];
            status: components["schemas"]["PaymentStatus"];
        };
        /** @enum {string} */
        PaymentKind: "purchase" | "renewal";
        PaymentOptions: {
            channels: components["schemas"]["Channel"][];
            /** @description How many people the business has; it cannot pay for fewer. */
            fewest_employees: number;
            /** @description The open payment, also when it was opened on another device. */
            open_payment: components["schemas"]["Payment"] | null;
            /** @description For one employee, by frequency, without a coupon. */
            prices: components["schemas"]["Price"][];
            /** @description *paystack*, *sandbox*, or null when nothing can be paid here. */
            provider: string | null;
            /** @description For the provider's inline script. */
            public_key: string | null;
        };
        /** @enum {string} */
        PaymentStatus: "pending" | "success" | "failed" | "abandoned";
        /**
         * @description For how long a pay is.
         * @enum {string}
         */
        PayPeriod: "monthly" | "weekly" | "daily" | "yearly";
        PayPeriodOrNull: components["schemas"]["PayPeriod"] | null;
        /**
         * @description Of the retirement savings account.
         * @example PEN100012345678
         */
        PensionPin: string | null;
        PensionProvider: {
            code: string;
            name: string;
        };
        /**
         * @description The code of a pension provider.
         * @example stanbic-ibtc
         */
        PensionProviderCode: string | null;
        /** @description The parameters of *listEmployees* that list the people behind a number. */
        PeopleFilter: {
            [key: string]: string;
        };
        Permission: {
            codename: components["schemas"]["PermissionName"];
        };
        /**
         * @description What a member can be permitted to use. The owner of a business has every permission. *edit_people*, *see_pay* and *manage_hr*
         *     refine *access_hr*: who is given one of them is given that too.
         * @enum {string}
         */
        PermissionName: "access_hr" | "access_vehicles" | "access_assets" | "access_payroll" | "edit_people" | "see_pay" | "manage_hr";
        Permissions: components["schemas"]["Permission"][];
        /**
         * @description A PNG, JPEG or WebP of at most 300 kB as a `data:` URL.
         * @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==
         */
        PhotoOrNull: string | null;
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
                /** @description What is added to every price. */
                vat_percent: number;
                /** @description Naira per employee per year. */
                yearly_amount: number;
            };
            public_name: string;
        };
        PlannedMaintenance: {
            /** Format: uuid */
            asset: string;
            asset_name: string;
            asset_number: string;
            /** @description Why then, in a sentence. */
            because: string;
            due_hours: number | null;
            due_km: number | null;
            /**
             * Format: date
             * @description Null while the readings allow no forecast.
             */
            due_on: string | null;
            /** Format: uuid */
            plan: string;
            plan_name: string;
            reminder: components["schemas"]["ReminderSummary"] | null;
            status: components["schemas"]["MaintenanceStatus"] | null;
            type: components["schemas"]["MaintenanceType"];
        };
        PlannedMaintenancePage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["PlannedMaintenance"][];
        };
        /**
         * @description Whether the next one counts from the day on which this one was due, or from the day on which it was done.
         * @enum {string}
         */
        PlanOrigin: "scheduled" | "completed";
        /** @description How people are reminded each time that a plan is due, as of *createReminder*. */
        PlanReminder: {
            date: components["schemas"]["TimeOfDay"];
            /** @description So many days after the due date the owner hears of it as well; never when null. */
            escalate_after?: number | null;
            /** @description Further times to speak. */
            further_reminders?: components["schemas"]["ReminderOffset"][];
            /** @description Without them, everybody who may use the assets. */
            recipients?: components["schemas"]["ReminderRecipients"];
            set_reminder: components["schemas"]["ReminderOffset"];
        };
        /** @enum {string} */
        PlanUnit: "day" | "week" | "month" | "year";
        Price: {
            /** @description Before any discount, without VAT. */
            actual_cost_kobo: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description The discount of a coupon, or for paying yearly. */
            discount_percent: number;
            frequency: components["schemas"]["Frequency"];
            months: number;
            num_employees: components["schemas"]["Employees"];
            saving_kobo: number;
            tax_amount_kobo: number;
            tax_percent: number;
            /** @description After the discount, without VAT. */
            total_cost_kobo: number;
            /** @description VAT included. */
            total_kobo: number;
            /** @description Per employee per month, without VAT. */
            unit_kobo: number;
        };
        /** @description How long a new employee is on probation from their hire date, unless their form says it; null for no probation. */
        ProbationMonths: number | null;
        ProfileChange: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When nothing was open any more.
             */
            decided_at: string | null;
            employee: components["schemas"]["EmployeeChoice"];
            fields: components["schemas"]["ProfileFieldChange"][];
            /** Format: uuid */
            id: string;
            reason: string;
            state: components["schemas"]["ProfileChangeState"];
            version: components["schemas"]["ProfileChangeVersion"];
        };
        ProfileChangeItem: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
            employee: components["schemas"]["EmployeeChoice"];
            /** @description Without what they are. */
            fields: components["schemas"]["ProfileField"][];
            /** Format: uuid */
            id: string;
            reason: string;
            state: components["schemas"]["ProfileChangeState"];
        };
        ProfileChangePage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["ProfileChangeItem"][];
        };
        ProfileChangePart: {
            /**
             * @description The part of the field, such as the number of a bank account; of a plain field, its own name.
             * @example account_number
             */
            name: string;
            new: string | null;
            /** @description In the record; as `old` once it is decided. */
            now: string | null;
            /** @description When it was asked for. */
            old: string | null;
        };
        /** @enum {string} */
        ProfileChangeState: "open" | "approved" | "partly_approved" | "refused" | "withdrawn";
        /**
         * @description Of the fields as the caller sees them, present values included: a decision sends it back, so that nothing is decided that was not seen.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        ProfileChangeVersion: string;
        ProfileDecision: {
            approved: components["schemas"]["ProfileField"][];
            refused: {
                field: components["schemas"]["ProfileField"];
                /** @description Why, for the employee. */
                note: string;
            }[];
            /** Format: uuid */
            request: string;
            version: components["schemas"]["ProfileChangeVersion"];
        };
        /**
         * @description What a person may ask to have changed. Each is decided by itself.
         * @enum {string}
         */
        ProfileField: "title" | "first_name" | "middle_name" | "last_name" | "gender" | "birth_date" | "marital_status" | "nationality" | "state_of_origin" | "lga_of_origin" | "address" | "personal_email" | "phone_number" | "other_phone_number" | "bank_account" | "pension" | "tax_id" | "nin" | "next_of_kin" | "emergency_contact";
        ProfileFieldChange: {
            field: components["schemas"]["ProfileField"];
            /** @description Whether its values come as they end. Whoever sees them so cannot decide it. */
            is_masked: boolean;
            /** @description Whether the record changed since it was asked for. */
            is_outdated: boolean;
            /** @description Why it was refused. */
            note: string | null;
            parts: components["schemas"]["ProfileChangePart"][];
            state: components["schemas"]["ProfileFieldState"];
        };
        /** @enum {string} */
        ProfileFieldState: "open" | "approved" | "refused" | "withdrawn";
        Proof: {
            one_time_code: components["schemas"]["OneTimeCode"];
            password: components["schemas"]["Password"];
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
        Reading: {
            /** @description Why it does not go on from the one before; empty when it does. */
            correction: string;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The entry that it came with.
             */
            maintenance: string | null;
            meter: components["schemas"]["Meter"];
            /** Format: date */
            read_on: string;
            /** @description Kilometres or hours. */
            value: number;
        };
        ReadingPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Reading"][];
        };
        /**
         * @description What a reading came with.
         * @enum {string}
         */
        ReadingSource: "reading" | "maintenance" | "fuel" | "check";
        ReadUpTo: {
            /**
             * Format: uuid
             * @description The newest notification that the person has seen; later ones stay unread.
             */
            up_to: string;
        };
        RecoveryCodes: {
            /** @description Ten codes, each valid for one sign-in. They are shown once. */
            recovery_codes: string[];
        };
        /** @example stw-00000000000000000000000000000000-0000000000000000 */
        Reference: string;
        /**
         * @description *Affilate* is the spelling of the specification.
         * @enum {string}
         */
        ReferralSource: "LinkedIn" | "Facebook" | "Instagram" | "Affilate" | "Twitter" | "Referrals";
        /** @description Messages by field; `non_field_errors` and `detail` are about the whole request. */
        Refusal: {
            /** @description A stable code for programs, when the status alone is not enough. */
            code?: string;
            detail?: string;
            non_field_errors?: string[];
        } & {
            [key: string]: string[];
        };
        Region: {
            address1: string;
            city: string;
            employee_count: components["schemas"]["Count"];
            /** Format: uuid */
            id: string;
            /** @description Created with the business. */
            is_default: boolean;
            name: string;
            state: string;
        };
        RegionName: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Reinstatement: {
            /**
             * Format: date
             * @description The first day of the new employment: after the last day of the one before, and not after today.
             */
            date?: string;
        };
        Reminder: {
            asset: {
                /** Format: uuid */
                id: string;
                name: string;
                number: string;
            };
            date: components["schemas"]["TimeOfDay"];
            /** @description Until the due date; negative after it. */
            days_left: number | null;
            /**
             * Format: date
             * @description Null until the reminder is used.
             */
            due_date: string | null;
            escalate_after: number | null;
            further_reminders: components["schemas"]["ReminderOffset"][];
            /** @description Whoever has the asset, to write to; null when nobody does. */
            holder: {
                name: string;
                phone_number: string | null;
            } | null;
            /** Format: uuid */
            id: string;
            /** @description The path of the app that shows it. */
            link: string | null;
            recipients: components["schemas"]["ReminderRecipients"];
            set_reminder: components["schemas"]["ReminderOffset"];
            status: components["schemas"]["ReminderStatus"];
            /** @description What is due, such as *Insurance of Toyota Hilux*. */
            title: string | null;
            type: components["schemas"]["ReminderType"];
        };
        ReminderChange: {
            date?: components["schemas"]["TimeOfDay"];
            /** @description Never when null. */
            escalate_after?: number | null;
            further_reminders?: components["schemas"]["ReminderOffset"][];
            recipients?: components["schemas"]["ReminderRecipients"];
            set_reminder?: components["schemas"]["ReminderOffset"];
            type?: components["schemas"]["ReminderType"];
        };
        /**
         * @description Days before it expires on which those who may edit people, and the employee, are reminded, and again on the day itself.
         *     It needs an expiry date.
         * @example 30
         */
        ReminderDays: number | null;
        /**
         * @description How many days before the due date a reminder speaks, such as `5d`; `0d` is the day itself, `365d` the most.
         * @example 5d
         */
        ReminderOffset: string;
        ReminderPreference: {
            by_mail: boolean;
            in_app: boolean;
            type: components["schemas"]["ReminderType"];
        };
        /** @description Who hears of it. The owner does when nobody else is left. */
        ReminderRecipients: {
            /** @description Everybody who may use the assets. */
            everyone: boolean;
            /** @description Whoever has the asset. */
            holder: boolean;
            /** @description These members, as long as they may use the assets. */
            people: string[];
        };
        /**
         * @description The status of a reminder; see OpenReminderStatus.
         * @enum {string}
         */
        ReminderStatus: "pending" | "upcoming" | "overdue" | "cancelled";
        ReminderSummary: {
            date: components["schemas"]["TimeOfDay"];
            /** Format: uuid */
            id: string;
            set_reminder: components["schemas"]["ReminderOffset"];
            status: components["schemas"]["ReminderStatus"];
        };
        /**
         * @description What a reminder is of.
         * @enum {string}
         */
        ReminderType: "document_renewal" | "service" | "inspection";
        Report: {
            department_name: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            job_title: string | null;
            last_name: string;
            /** @description A small picture as a `data:` URL; null without one. */
            photo: string | null;
            /** @description How many report to them directly. */
            report_count: number;
        };
        /**
         * @description How a table is drawn: its first column over time, joined against left over time, its first column as bars, or not at all.
         * @enum {string}
         */
        ReportChart: "line" | "flow" | "bars" | "none";
        ReportFigure: {
            label: string;
            people: components["schemas"]["PeopleFilter"] | null;
            unit: components["schemas"]["FigureUnit"];
            /** @description Null when it cannot be said, or may not. */
            value: number | null;
        };
        /**
         * @default csv
         * @enum {string}
         */
        ReportFormat: "csv" | "pdf";
        ReportTable: {
            chart: components["schemas"]["ReportChart"];
            columns: {
                label: string;
                unit: components["schemas"]["FigureUnit"];
            }[];
            /** @description Of the first column. */
            heading: string;
            note: string | null;
            rows: {
                /** @description One for each column. */
                cells: {
                    people: components["schemas"]["PeopleFilter"] | null;
                    value: number | null;
                }[];
                label: string;
            }[];
            title: string;
        };
        /** @description The part of the cost that remains at the end of the useful life. */
        ResidualPercent: number;
        RestorableBusiness: {
            /** Format: uuid */
            business_id: string;
            business_name: string;
            /**
             * Format: date-time
             * @description When it is deleted permanently.
             */
            deletes_at: string;
        };
        /** @description Grows with each change of the onboarding. */
        Revision: number;
        RoadsideLink: {
            /** Format: date-time */
            created_at: string;
            /** @description The name of whoever made it. */
            created_by: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Who has it. */
            holder: string;
            /** Format: uuid */
            id: string;
            /** @description Neither expired nor revoked. */
            is_open: boolean;
            /**
             * Format: date-time
             * @description When it was opened last.
             */
            opened_at: string | null;
            openings: components["schemas"]["Count"];
            /** Format: date-time */
            revoked_at: string | null;
        };
        RoadsideLinkPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["RoadsideLink"][];
        };
        RoadsidePaper: {
            /**
             * Format: date
             * @description When it expires.
             */
            due_date: string | null;
            files: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Its media type. */
                type: string;
            }[];
            /** Format: uuid */
            id: string;
            /** Format: date */
            issue_date: string | null;
            /** @description Its type. */
            name: string;
            state: components["schemas"]["DocumentState"];
            title: string;
        };
        RoadsideView: {
            /** @description The name of the business whose vehicle it is. */
            business: string;
            color: string;
            /**
             * Format: date-time
             * @description When the link ends.
             */
            expires_at: string;
            /** @description Make and model. */
            name: string;
            /** @description What expires first comes first. */
            papers: components["schemas"]["RoadsidePaper"][];
            plate_no: string;
            /** Format: date-time */
            shown_at: string;
            type_display: string;
            year: number | null;
        };
        /**
         * @description *Create* is refused when the register has the serial number or plate already, *create_anyway* is not.
         * @enum {string}
         */
        RowAct: "create" | "create_anyway" | "update" | "skip";
        /**
         * @description What became of one asset of several.
         * @enum {string}
         */
        RowOutcome: "done" | "missing" | "refused";
        SecondStep: {
            is_on: boolean;
            /** Format: date-time */
            on_since: string | null;
            recovery_codes_left: components["schemas"]["Count"];
            /** @description The names of the businesses of this person that require it; it cannot be turned off meanwhile. */
            required_by?: string[];
        };
        /** @description The password is right. Pass the ticket and a code to `completeLogIn`, or for an invitation to `completeInvitedSignIn`. */
        SecondStepAsked: {
            second_step: {
                /** @description Seconds. */
                expires_in: number;
                /** @description Valid for one sign-in. */
                ticket: string;
            };
        };
        SecondStepRequirement: {
            is_required: boolean;
            members_without: components["schemas"]["Count"];
        };
        SecuredAcceptance: {
            one_time_code: components["schemas"]["OneTimeCode"];
            ticket: string;
            /** @description The token of the link. */
            token: string;
        };
        SentDocument: {
            expiry_date?: components["schemas"]["ExpiresOn"];
            issue_date?: components["schemas"]["IssuedOn"];
            number?: components["schemas"]["DocumentNumber"];
            /**
             * Format: uuid
             * @description Of *uploadTemporaryFile*.
             */
            upload: string;
        };
        SentEmployeeRow: {
            act: components["schemas"]["RowAct"];
            /**
             * Format: uuid
             * @description The employee that the row updates; named as in the import of any list.
             */
            asset?: string;
            cells: components["schemas"]["EmployeeCells"];
            /** @description Its number in the file. */
            row: number;
        };
        SentInvitations: {
            /** @description One for each different address, in the order given. */
            results: {
                email: string;
                outcome: components["schemas"]["InvitationOutcome"];
            }[];
        };
        SentRow: {
            act: components["schemas"]["RowAct"];
            /**
             * Format: uuid
             * @description The asset that the row updates.
             */
            asset?: string;
            cells: components["schemas"]["AssetCells"];
            /** @description Its number in the file. */
            row: number;
        };
        ServiceReminder: {
            attachments: components["schemas"]["VehicleAttachment"][];
            /** @description Whole naira. */
            cost: number;
            description: string;
            /**
             * Format: date
             * @description When the next service is due.
             */
            due_date: string | null;
            /** @description Days until it is due, below zero when it is overdue; null when nothing is due any more. */
            due_in: number | null;
            /** Format: uuid */
            id: string;
            /** @description Kilometres. */
            mileage: number | null;
            /** @description Days before the due date. */
            reminder_days: number | null;
            /** Format: date */
            service_date: string;
            vehicle: components["schemas"]["VehicleCard"];
        };
        ServiceReminderPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["ServiceReminder"][];
        };
        SharedFile: {
            /**
             * Format: date-time
             * @description When the person acknowledged this version.
             */
            acknowledged_at: string | null;
            /** Format: date-time */
            created_at: string;
            description: string;
            fileInfo: components["schemas"]["StoredFile"];
            /** Format: uuid */
            id: string;
            name: string;
            requires_acknowledgement: boolean;
            version: number;
        };
        SharedInvitation: {
            /** @description The name of the business. */
            business: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Whom it is for. */
            first_name: string;
            invited_by: string;
            /** @description A small picture as a `data:` URL; null when the business has no logo. */
            logo: string | null;
            /** @description What the invitation opens, in words: People, Fleet. */
            modules: string[];
        };
        Signature: {
            /**
             * @description Strokes as the data of an SVG path in a box of 600 by 200; null for a signature that is only typed.
             * @example M10 100L200 40L300 160
             */
            drawing?: string | null;
            /** @description Typed by whoever signs. */
            name: string;
        };
        SignedHandover: {
            asset_count: number;
            /** Format: date */
            date_assigned: string;
            /** Format: date */
            expected_return_date: string | null;
            /** Format: uuid */
            id: string;
            signed_name: string;
        };
        SignedIn: {
            /** @description Valid for ten minutes. */
            access_token: string;
            /** @description Valid for one exchange. */
            refresh_token: string;
            user: components["schemas"]["User"];
        };
        SignUp: {
            business_plan: components["schemas"]["ChosenPlan"];
            email: components["schemas"]["Email"];
            /** @example Harmattan-Breeze-42 */
            password: string;
            /** @description The UTM parameters of the first visit, as a query string. */
            source?: string;
            /** @description What the person wants to buy; null for the free plan. */
            subscription_info: components["schemas"]["SubscriptionInfo"] | null;
        };
        /** @description Active employees. Without anybody, nobody. */
        StaffAudience: {
            /** @description With whoever joins them later. */
            departments: string[];
            everyone: boolean;
            /** @description Employees. */
            people: string[];
        };
        StatusCount: {
            label: string;
            status: components["schemas"]["AssetStatus"];
            total: components["schemas"]["Count"];
        };
        StockTake: {
            /** Format: date-time */
            closed_at: string | null;
            expected: components["schemas"]["Count"];
            found: components["schemas"]["Count"];
            /** Format: uuid */
            id: string;
            location: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            missing: components["schemas"]["Count"];
            notes: string;
            /** Format: date-time */
            started_at: string;
            /** @description The name of a person. */
            started_by: string;
            unexpected: components["schemas"]["Count"];
        };
        StockTakeItem: {
            /** Format: uuid */
            asset: string;
            /** Format: date-time */
            found_at: string | null;
            name: string;
            /** @description The Asset ID. */
            number: string;
            /** @description Null when the stock-take does not hold it any more. */
            state: components["schemas"]["StockTakeState"] | null;
        };
        /**
         * @description *Found* is expected and was seen, *missing* is expected and was not seen (yet), *unexpected* was seen and belongs elsewhere.
         * @enum {string}
         */
        StockTakeState: "found" | "missing" | "unexpected";
        StoredFile: {
            name: string;
            /** @description Bytes. */
            size: number;
            type: components["schemas"]["AttachmentKind"];
        };
        SubscriptionInfo: {
            billing_buy_now: boolean;
            billing_frequency: components["schemas"]["Frequency"];
            billing_num_employees: number;
        };
        /** @enum {string} */
        SubscriptionStatus: "trial" | "active" | "past_due" | "cancelled" | "terminated";
        /**
         * @description Of a state (10 digits), of the federal service (8 and 4), or the Tax ID of 13 digits.
         * @example 1234567890
         */
        TaxId: string | null;
        TeamMember: {
            department_name: string | null;
            /** @description At work. */
            email: string | null;
            /** @description The code that people know them by. */
            employee_id: string;
            first_name: string;
            /** Format: date */
            hire_date: string | null;
            /** Format: uuid */
            id: string;
            /** @description Whether they report to oneself and not through somebody else. */
            is_direct: boolean;
            job_title: string | null;
            last_name: string;
            manager: components["schemas"]["EmployeeName"] | null;
            /** @description At work; E.164. */
            phone_number: string | null;
            /** @description A small picture as a `data:` URL; null without one. */
            photo: string | null;
            region_name: string | null;
            status: components["schemas"]["EmployeeStatus"];
        };
        Termination: {
            /**
             * Format: date
             * @description Their last day, which is not after today.
             * @example 2026-03-02
             */
            date: string;
            note?: string | null;
            reason: components["schemas"]["TerminationReason"];
        };
        /**
         * @description Why an employment ended.
         * @enum {string}
         */
        TerminationReason: "resignation" | "dismissal" | "redundancy" | "contract_end" | "retirement" | "death" | "other";
        TerminationReasonOrNull: components["schemas"]["TerminationReason"] | null;
        /**
         * @description Such as `08:30`, where the business is.
         * @example 08:30
         */
        TimeOfDay: string;
        /** @enum {string} */
        Title: "mr" | "mrs" | "dr" | "prof" | "miss" | "ms";
        TitleOrNull: components["schemas"]["Title"] | null;
        Tokens: {
            /** @description Valid for ten minutes. */
            access_token: string;
            /** @description Valid for one exchange. */
            refresh_token: string;
        };
        Turnover: {
            months: components["schemas"]["TurnoverFigures"][];
            /** @description How many have no hire date. They count as having always been there. */
            without_hire_date: number;
            year: components["schemas"]["TurnoverFigures"];
        };
        TurnoverFigures: {
            /** @description People at the close of a day on average. */
            average: number;
            /** @description People at the close of the last day. */
            closing: number;
            /** Format: date */
            end_date: string;
            joined: number;
            left: number;
            /** @description People before the first day. */
            opening: number;
            /** @description Who left in percent of the average, with one decimal; null without people. */
            rate: number | null;
            /** Format: date */
            start_date: string;
        };
        Upload: {
            fileInfo: components["schemas"]["StoredFile"];
            /** Format: uuid */
            id: string;
        };
        /** @description The months over which an asset is depreciated; null when it is not. */
        UsefulLife: number | null;
        UseOfOne: {
            /** @description Of these with an assignee. */
            assigned: number;
            /** @description Days down. */
            condemned: number;
            /** @description Vehicle-days in the fleet: not before a vehicle was added, not in the bin, not once it was sold or disposed of. */
            days: number;
            /** @description Of these in a status in which it cannot be used. */
            down: number;
            /** Format: uuid */
            id: string;
            /** @description Days down. */
            inactive: number;
            /** @description Days down. */
            missing: number;
            /** @description Make and model. */
            name: string;
            /** @description The plate or the number. */
            note: string;
            /** @description Days down. */
            out_for_repair: number;
            /** @description How often a vehicle went into such a status. */
            times: number;
        };
        User: {
            business: components["schemas"]["UserBusiness"] | null;
            business_onboarding_status: components["schemas"]["OnboardingStatus"];
            business_plan: components["schemas"]["ChosenPlan"];
            /** @description The app opens the first one after signing in. */
            business_user_memberships: components["schemas"]["Membership"][];
            email: string;
            first_name: string;
            /** Format: uuid */
            id: string;
            /** @description Whether the person owns the first business. */
            is_owner: boolean;
            last_name: string;
            /**
             * @description Businesses that this person lost because somebody removed them or deleted the business, the latest first. A business
             *     that the person left is not listed.
             */
            lost_businesses: components["schemas"]["LostBusiness"][];
            /** @description In the first business; an owner has all. */
            permissions: components["schemas"]["Permission"][];
            /** @description E.164. */
            phone_number: string | null;
            /** @description Businesses that this person owned and deleted, and can still restore. */
            restorable_businesses: components["schemas"]["RestorableBusiness"][];
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
        UseSums: {
            /** @description Of these with an assignee. */
            assigned: number;
            /** @description Days down. */
            condemned: number;
            /** @description Vehicle-days in the fleet: not before a vehicle was added, not in the bin, not once it was sold or disposed of. */
            days: number;
            /** @description Of these in a status in which it cannot be used. */
            down: number;
            /** @description Days down. */
            inactive: number;
            /** @description Days down. */
            missing: number;
            /** @description Days down. */
            out_for_repair: number;
            /** @description How often a vehicle went into such a status. */
            times: number;
        };
        Vehicle: {
            assignee: components["schemas"]["VehicleAssignee"] | null;
            /** @description The files of its papers, services and repairs. */
            attachments: components["schemas"]["VehicleAttachment"][];
            color: string;
            /** Format: date */
            date_assigned: string | null;
            /** Format: date */
            date_purchased: string | null;
            /** Format: uuid */
            id: string;
            make: components["schemas"]["VehicleMake"];
            model: components["schemas"]["VehicleModel"] | null;
            /** @description The Asset ID. */
            number: string;
            plate_no: string;
            /** @description Whole naira. */
            purchase_price: number | null;
            /** @description Kilometres; the latest reading of the odometer, where there is one. */
            start_mileage: number | null;
            status: components["schemas"]["VehicleStatus"];
            /** @description The word of the register where it says more than *Inactive*. */
            status_display: string;
            type: components["schemas"]["VehicleType"];
            type_display: string;
            year: number | null;
        };
        VehicleAssignee: {
            first_name: string;
            /** Format: uuid */
            id: string;
            last_name: string;
        };
        VehicleAttachment: {
            /** @description The address of the file, below that of the API. */
            file: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        VehicleCard: {
            /** Format: uuid */
            id: string;
            make: string;
            model: string;
            /** @description The Asset ID. */
            number: string;
            plate_no: string;
        };
        VehicleCheck: {
            /** Format: date */
            checked_on: string;
            driver: components["schemas"]["VehicleAssignee"] | null;
            faults: {
                /**
                 * Format: uuid
                 * @description Null once it was deleted.
                 */
                issue: string | null;
                issue_status: components["schemas"]["IssueStatus"] | null;
                item: components["schemas"]["CheckItem"];
                note: string;
            }[];
            /** Format: uuid */
            id: string;
            /** @description Kilometres. */
            mileage: number | null;
            note: string;
            passed: components["schemas"]["CheckItem"][];
            /** @description The name of the member who checked it. */
            recorded_by: string;
            /** Format: uuid */
            vehicle: string;
        };
        VehicleCheckPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["VehicleCheck"][];
        };
        /** @description A copy of a vehicle's fields, as the product's app sends it. The fields beside it count. */
        VehicleCopy: {
            contact?: components["schemas"]["AssetText"];
            mileage?: number | null;
            plate_no?: components["schemas"]["AssetText"];
            vehicle_make?: components["schemas"]["AssetText"];
            vehicle_model?: components["schemas"]["AssetText"];
            vehicle_type?: components["schemas"]["VehicleType"];
            year?: number | null;
        };
        VehicleIds: {
            ids: string[];
        };
        VehicleIncident: {
            /** @description Kobo. */
            amount: number;
            attachments: components["schemas"]["VehicleAttachment"][];
            description: string;
            driver: components["schemas"]["VehicleAssignee"] | null;
            /** Format: date */
            happened_on: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["IncidentKind"];
            /**
             * Format: date
             * @description Null while it is not paid.
             */
            paid_on: string | null;
            place: string;
            /** @description The name of the member who wrote it down. */
            recorded_by: string;
            /** Format: uuid */
            vehicle: string;
        };
        VehicleMake: {
            id: components["schemas"]["MakeId"];
            name: string;
        };
        VehicleModel: {
            id: components["schemas"]["MakeId"];
            make: components["schemas"]["MakeId"];
            name: string;
        };
        VehiclePage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["Vehicle"][];
        };
        VehiclePaper: {
            attachments: components["schemas"]["VehicleAttachment"][];
            /** @description What it cost, in whole naira. */
            cost: number | null;
            /** @description Its title, or its type without one. */
            description: string;
            /**
             * Format: date
             * @description When it expires.
             */
            due_date: string | null;
            /** @description Days until it expires, below zero when it has expired. */
            due_in: number | null;
            /** Format: uuid */
            id: string;
            /** Format: date */
            issue_date: string | null;
            /** @description Kilometres. */
            mileage: number | null;
            /** @description Days before it expires. */
            reminder_days: number | null;
            /**
             * Format: date
             * @description As *issue_date*.
             */
            service_date: string | null;
            state: components["schemas"]["DocumentState"];
            title: string;
            /**
             * @description *other* is a type that the business added to its register.
             * @enum {string}
             */
            type: "autoreg" | "roadworthiness" | "insurance" | "ownership" | "hackney" | "heavy_duty" | "drivers_licence" | "tinted_glass" | "cmr" | "other";
            type_display: string;
            /** Format: uuid */
            vehicle: string;
            /** @description Grows with each renewal. */
            version: number;
        };
        VehiclePaperPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["VehiclePaper"][];
        };
        VehiclePaperRenewal: {
            attachments?: components["schemas"]["CareAttachments"];
            /** @description Whole naira. */
            cost?: number | null;
            /**
             * Format: uuid
             * @description That of the path.
             */
            documentId?: string;
            /**
             * Format: date
             * @example 2027-01-04
             */
            due_date?: string | null;
            /**
             * Format: uuid
             * @description The paper; that of the path.
             */
            id?: string;
            /**
             * @description Whether it is corrected even with a later date.
             * @default false
             */
            is_correction?: boolean;
            /**
             * Format: date
             * @example 2026-01-05
             */
            issue_date?: string | null;
            mileage?: number | null;
            /**
             * @description Days before it expires; none without it.
             * @enum {integer|null}
             */
            reminder_days?: 30 | 21 | 14 | 7 | null;
            /**
             * Format: date
             * @description In place of *issue_date*.
             * @example 2026-01-05
             */
            service_date?: string | null;
            title: string;
            type?: components["schemas"]["PaperType"];
            /**
             * Format: uuid
             * @description That of the path.
             */
            vehicleId?: string;
        };
        VehicleReading: {
            /** @description Why it does not go on from the one before; empty when it does. */
            correction: string;
            /** Format: uuid */
            id: string;
            /** @description Of the dial. */
            photo: components["schemas"]["VehicleAttachment"] | null;
            /** Format: date */
            read_on: string;
            /** @description The name of the member who wrote it down; empty where it is not known. */
            recorded_by: string;
            source: components["schemas"]["ReadingSource"];
            /** @description Kilometres. */
            value: number;
        };
        VehicleReadingPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["VehicleReading"][];
        };
        VehicleRepair: {
            attachments: components["schemas"]["VehicleAttachment"][];
            /** @description Whole naira. */
            cost: number;
            description: string;
            /** Format: uuid */
            id: string;
            /** @description Kilometres. */
            mileage: number | null;
            /** Format: date */
            repair_date: string;
            /** Format: uuid */
            vehicle: string;
            /** @description Who did it. */
            vendor: string;
        };
        VehicleRepairPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["VehicleRepair"][];
        };
        VehicleService: {
            attachments: components["schemas"]["VehicleAttachment"][];
            /** @description Whole naira. */
            cost: number;
            description: string;
            /**
             * Format: date
             * @description When the next service is due.
             */
            due_date: string | null;
            /** @description Days until it is due, below zero when it is overdue; null when nothing is due any more. */
            due_in: number | null;
            /** Format: uuid */
            id: string;
            /** @description Kilometres. */
            mileage: number | null;
            /** @description Days before the due date. */
            reminder_days: number | null;
            /** Format: date */
            service_date: string;
            /** Format: uuid */
            vehicle: string;
        };
        VehicleServicePage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            results: components["schemas"]["VehicleService"][];
        };
        VehicleServiceRenewal: {
            attachments?: components["schemas"]["CareAttachments"];
            /** @description Whole naira. */
            cost?: number | null;
            description: string;
            /**
             * Format: date
             * @example 2026-09-02
             */
            due_date?: string | null;
            /**
             * @description Whether it is corrected even with a later date.
             * @default false
             */
            is_correction?: boolean;
            mileage?: number | null;
            /**
             * @description Days before it is due; none without it.
             * @enum {integer|null}
             */
            reminder_days?: 30 | 21 | 14 | 7 | null;
            /**
             * Format: date
             * @description When it was done: today or before.
             * @example 2026-03-02
             */
            service_date: string;
            /**
             * Format: uuid
             * @description That of the path.
             */
            serviceId?: string;
            /**
             * Format: uuid
             * @description That of the path.
             */
            vehicleId?: string;
        };
        /**
         * @description *active* is a vehicle that can be used, whoever has it; *inactive* is also one that is missing, condemned, discarded or
         *     disposed of.
         * @enum {string}
         */
        VehicleStatus: "active" | "inactive" | "in_shop" | "sold";
        /**
         * @description Kinds of vehicles.
         * @enum {string}
         */
        VehicleType: "car" | "truck" | "bus" | "bike" | "forklift";
        WebOnboarding: {
            /** @description Whether the welcome of the asset register was read. */
            asset_widget_onboarded: boolean;
        };
    };
    responses: {
        /** @description The request conflicts with the current state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A defect of the server. Nothing was changed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The file. */
        File: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
                "text/csv": string;
            };
        };
        /** @description The person does not have the permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request is not valid. Nothing was changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The link is no longer valid, or the request is not. */
        InvalidLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] & {
                    code?: components["schemas"]["LinkFault"];
                };
            };
        };
        /** @description Too many requests. `Retry-After` says in how many seconds to try again. */
        Limited: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not found, or not visible to this person. */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A page of people, by day and name. */
        Occasions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    count: components["schemas"]["Count"];
                    next: components["schemas"]["PageLink"];
                    previous: components["schemas"]["PageLink"];
                    results: components["schemas"]["Occasion"][];
                };
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
        /** @description The server cannot answer now. `Retry-After` says in how many seconds to try again. */
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The operation does not take a body of this media type. */
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
        /** @description Only active employees, or only the others; both when absent. */
        active: boolean;
        /** @description The last part of the address on a label. */
        "assets.labels_parameters-token": string;
        /** @description Only services that are due, today in the business's time zone. */
        "assets.maintenance_parameters-status": components["schemas"]["MaintenanceStatus"];
        /** @description Only assets in which each of these words begins a word of name, ID, serial number, plate, brand or model, ignoring case. */
        "assets.register_parameters-search": string;
        /** @description Only assets of this status. */
        "assets.register_parameters-status": components["schemas"]["AssetStatus"];
        /** @description Only assets of this type. */
        assetType: string;
        /** @description The file. */
        attachmentId: string;
        /** @description Only employees who were born on this day or later. */
        bornFrom: string;
        /** @description Only employees who were born on this day or earlier. */
        bornTo: string;
        /**
         * @description The business that the person works in now; the answer lists it first. A business that they are not a member of is
         *     ignored, so that a removed member still learns which businesses remain.
         */
        BusinessFirst: string;
        /** @description Only employees of this department, by its id. */
        department: string;
        /** @description The paper. */
        documentId: string;
        /** @description The business, as stored in `business_domain`. */
        domain: string;
        /** @description Only employees who worked for the business at the close of this day. */
        employedOn: string;
        /** @description The employee. */
        employee: string;
        /** @description Only employees with this type of employment. */
        employmentType: components["schemas"]["EmploymentType"];
        /** @description The last day of the period, not after today; today when absent. */
        endDate: string;
        /** @description The fuel entry. */
        entryId: string;
        /** @description The vehicle. */
        "fleet_parameters-id": string;
        /** @description The last part of the address of a link. */
        "fleet.roadside_parameters-token": string;
        format: components["schemas"]["ReportFormat"];
        /** @description Only employees of this gender. */
        gender: components["schemas"]["Gender"];
        /** @description Only employees who joined, or came back, on this day or later. */
        hiredFrom: string;
        /** @description Only employees who joined, or came back, on this day or earlier. */
        hiredTo: string;
        id: string;
        /**
         * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
         *     another body it is refused with 409.
         */
        idempotencyKey: string;
        /** @description The accident or fine. */
        incidentId: string;
        /** @description Only those who have it, or only the others; both when absent. */
        isAssigned: boolean;
        /** @description Only employees in this job, by its id. */
        job: string;
        /** @description Only vehicles, or only other things; both by default. */
        kind: components["schemas"]["AssetKind"];
        /** @description Only employees whose last day was this day or later, even if they came back. */
        leftFrom: string;
        /** @description Only employees whose last day was this day or earlier, even if they came back. */
        leftTo: string;
        /** @description Only employees of this region, by its id. */
        location: string;
        /** @description Only employees of this marital status. */
        maritalStatus: components["schemas"]["MaritalStatus"];
        /** @description Only employees of this nationality, ISO 3166-1 alpha-2. */
        nationality: string;
        /** @description Only those with something to decide, or only those without. */
        open: boolean;
        /** @description The field to sort by; a minus reverses the order. Assets without a value count as the lowest. */
        ordering: components["schemas"]["AssetOrdering"];
        /** @description The page, from 1. */
        page: number;
        /** @description Items per page. */
        pageSize: number;
        "parameters-id": components["schemas"]["MakeId"];
        /** @description Only assets at this location. */
        "parameters-location": string;
        "parameters-ordering": "date" | "-date" | "due_date" | "-due_date" | "cost" | "-cost";
        /** @description Items per page. */
        "parameters-pageSize": number;
        /**
         * @description Only employees in whom each of these words begins a word of name, employee ID, job title or address, ignoring case. The address counts
         *     only where it is in the answer.
         */
        "parameters-search": string;
        /** @description Today (active), or in the thirty days after it (upcoming). */
        "parameters-status": components["schemas"]["OccasionStatus"];
        /** @description The secret part of the address. */
        "parameters-token": string;
        /** @description Only entries of this type. */
        "parameters-type": components["schemas"]["MaintenanceType"];
        /** @description A year or a month; this year if it is left out. */
        period: string;
        /** @description Of employees who left: only for this reason. */
        reason: components["schemas"]["TerminationReason"];
        /** @description The reference of a payment, from *buySubscription*. */
        reference: components["schemas"]["Reference"];
        /** @description Only employees of this region, by its id. */
        region: string;
        /** @description The repair. */
        repairId: string;
        report: components["schemas"]["HrReportName"];
        /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
        search: string;
        /** @description The service. */
        serviceId: string;
        /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
        startDate: string;
        /** @description Only employees from this state. */
        stateOfOrigin: string;
        /** @description Only employees with this status. */
        status: components["schemas"]["EmployeeStatus"];
        /** @description The secret part of the address. */
        token: string;
        /** @description Only vehicles of this kind; of all kinds when absent. */
        type: components["schemas"]["VehicleType"];
        /** @description Only those of this vehicle. */
        vehicle: string;
        /** @description Only vehicles of this kind. */
        vehicleType: components["schemas"]["VehicleType"];
        /** @description Only employees of whom this is not recorded. */
        without: components["schemas"]["MissingFact"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    createInvitedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitedAccount"];
            };
        };
        responses: {
            /** @description The account, signed in. */
            201: {
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestFreshInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationToken"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeInvitedSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecuredAcceptance"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedSignIn"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInFromInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description Signed in, or a ticket for the second step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedSignIn"] | components["schemas"]["SecondStepAsked"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateActivationToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationToken"];
            };
        };
        responses: {
            /** @description The invitation is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activation"];
                };
            };
            400: components["responses"]["InvalidLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most recently used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["Device"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: {
                /** @description What kind of device signs in. */
                device?: components["schemas"]["DeviceKind"];
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
            /** @description Signed in, or a ticket for the second step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | components["schemas"]["SecondStepAsked"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    one_time_code: components["schemas"]["OneTimeCode"];
                    ticket: string;
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutOtherDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
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
            /** @description Sent, if the address has an account. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPasswordReset: {
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
                    token: string;
                    /** @description The person, from the link. */
                    uid: string;
                };
            };
        };
        responses: {
            /** @description The link can be used. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
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
                    /** @description The token of the link. */
                    token: string;
                    /** @description The person, from the link. */
                    uid: string;
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The secret, shown to the person once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The same as a URL for a QR code. */
                        otpauth_url: string;
                        /** @description Base32. */
                        secret: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    one_time_code: components["schemas"]["OneTimeCode"];
                };
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description The new ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            /** @description The account is created; its address must be confirmed. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            /** @description The address is confirmed, and which one it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        email: components["schemas"]["Email"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            /** @description A mail was sent if the account needs confirmation. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /**
                 * @description The business that the person works in now; the answer lists it first. A business that they are not a member of is
                 *     ignored, so that a removed member still learns which businesses remain.
                 */
                business?: components["parameters"]["BusinessFirst"];
            };
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
                    password?: string;
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPermission: {
        parameters: {
            query?: {
                /**
                 * @description The business that the person works in now; the answer lists it first. A business that they are not a member of is
                 *     ignored, so that a removed member still learns which businesses remain.
                 */
                business?: components["parameters"]["BusinessFirst"];
            };
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessFields"];
            };
        };
        responses: {
            /** @description The creation has started. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExports: {
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
            /** @description All of them on one page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Export"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestExport: {
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
            /** @description The export is running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
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
            /** @description The creation has started. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            /** @description The status of the task. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPremiumBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
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
            /** @description The creation has started. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWholeBusiness: {
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
                     * Format: uuid
                     * @description Which business.
                     */
                    domain: string;
                    /** @description The name of the business. */
                    name: string;
                    /** @description The owner's password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The business is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description The owner can restore it until then.
                         */
                        deletes_at: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePaymentReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_reference: components["schemas"]["Reference"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    domain: string;
                };
            };
        };
        responses: {
            /** @description The business is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBusinessDuringOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCorrection"];
            };
        };
        responses: {
            /** @description The business as changed. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Activity"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdministratorHandover: {
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
            /** @description The handover, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenHandover"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHandover"];
            };
        };
        responses: {
            /** @description The handover is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Handover"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAdministratorHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The handover is cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptAdministratorHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are the administrator. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineAdministratorHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing changes. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppOnboarding: {
        parameters: {
            query: {
                /** @description The business of the path. */
                business_id: string;
                type: components["schemas"]["AppOnboardingType"];
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
            /** @description What was saved; the id is null, and the flag false, before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppOnboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAppOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppOnboarding"];
            };
        };
        responses: {
            /** @description What is saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppOnboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAppOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppOnboarding"];
            };
        };
        responses: {
            /** @description What is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppOnboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssetType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssetType"];
            };
        };
        responses: {
            /** @description The new asset type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAssetType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssetType"];
            };
        };
        responses: {
            /** @description The changed asset type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssetType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset type is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAssetTypeDepreciation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Depreciation"];
            };
        };
        responses: {
            /** @description The changed asset type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetTypes: {
        parameters: {
            query?: {
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only vehicle types, or only other types; both when absent. */
                vehicle_type_param?: boolean;
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
            /** @description All that match; the default ones first. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetTypeNames: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeName"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentAssetTypes: {
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
            /** @description At most four; the newest first. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                /** @description Only assets of this type. */
                asset_type?: components["parameters"]["assetType"];
                /** @description Only assets at this location. */
                location?: components["parameters"]["parameters-location"];
                /** @description The field to sort by; a minus reverses the order. Assets without a value count as the lowest. */
                ordering?: components["parameters"]["ordering"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["parameters-pageSize"];
                /** @description Only assets in which each of these words begins a word of name, ID, serial number, plate, brand or model, ignoring case. */
                search?: components["parameters"]["assets.register_parameters-search"];
                /** @description Only assets of this status. */
                status?: components["parameters"]["assets.register_parameters-status"];
                /** @description Only vehicles of this kind. */
                vehicle_type?: components["parameters"]["vehicleType"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleTypes: {
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
            /** @description All of them, in the order in which they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["VehicleType"];
                        name: string;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetViews: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetView"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAssetView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssetView"];
            };
        };
        responses: {
            /** @description The saved list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssetView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameAssetView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetViewName"];
            };
        };
        responses: {
            /** @description The renamed list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description Only assets of this type. */
                asset_type?: components["parameters"]["assetType"];
                /** @description Set by search boxes, which show the first matches only; `ordering` and the filters do not count then. */
                assetSearch?: boolean;
                /** @description Only vehicles, or only other things; both by default. */
                kind?: components["parameters"]["kind"];
                /** @description Only assets at this location. */
                location?: components["parameters"]["parameters-location"];
                /** @description The field to sort by; a minus reverses the order. Assets without a value count as the lowest. */
                ordering?: components["parameters"]["ordering"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["parameters-pageSize"];
                /** @description Only assets in which each of these words begins a word of name, ID, serial number, plate, brand or model, ignoring case. */
                search?: components["parameters"]["assets.register_parameters-search"];
                /** @description Only assets of this status. */
                status?: components["parameters"]["assets.register_parameters-status"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAsset"];
            };
        };
        responses: {
            /** @description The new asset. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedAsset"];
            };
        };
        responses: {
            /** @description The changed asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            /** @description Somebody has changed the asset meanwhile. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssignment"];
            };
        };
        responses: {
            /** @description The asset with its assignee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetAssignees: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the periods, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Assignment"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocumentType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document type is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameDocumentType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentType"];
            };
        };
        responses: {
            /** @description The renamed document type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetDocuments: {
        parameters: {
            query?: {
                /** @description Only statutory documents, or only others; both when absent. */
                attachment_type?: components["schemas"]["AttachmentType"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; what expires first comes first, the newest among the rest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDocumentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetMaintenance: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of its entries, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetHistory: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetEventPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, or a PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetIssues: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of its issues, those reported last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIssue"];
            };
        };
        responses: {
            /** @description The issue. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReadings: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReading"];
            };
        };
        responses: {
            /** @description The reading. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reading"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unassignAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentEnd"];
            };
        };
        responses: {
            /** @description The asset without an assignee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAssetImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset without an image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAssetImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssetImage"];
            };
        };
        responses: {
            /** @description The asset with its image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetsOf: {
        parameters: {
            query: {
                /** @description The employee. */
                assignee: string;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldAssetPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeletedAssets: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, those deleted last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAssetPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetIds"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetIds"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkAssignment"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unassignAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkAssignmentEnd"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAssets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetDeletion"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkImportAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRow"][];
            };
        };
        responses: {
            /** @description Every row was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: components["schemas"]["Count"];
                    };
                };
            };
            /** @description What is wrong, cell by cell; or what is wrong with the request. Nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportError"][] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAssetByCode: {
        parameters: {
            query: {
                /** @description What was scanned or typed. */
                code: string;
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
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelledAsset"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentType"];
            };
        };
        responses: {
            /** @description The new document type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAssets: {
        parameters: {
            query?: {
                /** @description Only assets of this type. */
                asset_type?: components["parameters"]["assetType"];
                format?: components["schemas"]["ExportFormat"];
                /** @description Only vehicles, or only other things; both by default. */
                kind?: components["parameters"]["kind"];
                /** @description Only assets at this location. */
                location?: components["parameters"]["parameters-location"];
                /** @description The field to sort by; a minus reverses the order. Assets without a value count as the lowest. */
                ordering?: components["parameters"]["ordering"];
                /** @description Only assets in which each of these words begins a word of name, ID, serial number, plate, brand or model, ignoring case. */
                search?: components["parameters"]["assets.register_parameters-search"];
                /** @description Only assets of this status. */
                status?: components["parameters"]["assets.register_parameters-status"];
                /** @description Only vehicles of this kind. */
                vehicle_type?: components["parameters"]["vehicleType"];
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetIds: {
        parameters: {
            query?: {
                /** @description Only assets of this type. */
                asset_type?: components["parameters"]["assetType"];
                /** @description Only vehicles, or only other things; both by default. */
                kind?: components["parameters"]["kind"];
                /** @description Only assets at this location. */
                location?: components["parameters"]["parameters-location"];
                /** @description Only assets in which each of these words begins a word of name, ID, serial number, plate, brand or model, ignoring case. */
                search?: components["parameters"]["assets.register_parameters-search"];
                /** @description Only assets of this status. */
                status?: components["parameters"]["assets.register_parameters-status"];
                /** @description Only vehicles of this kind. */
                vehicle_type?: components["parameters"]["vehicleType"];
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
            /** @description All of them on all pages, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetIdList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewAttachment"];
            };
        };
        responses: {
            /** @description The uploaded file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentRenewal"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDocument"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachmentThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 480 pixels wide and high. Files that are no PNG or JPEG have none. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentVersions: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDocumentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewAssetDocument"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDocument"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetFlow: {
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
            /** @description Of the last twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetFlow"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetStatusBreakdown: {
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
            /** @description Of every status, also those without assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCount"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetValue: {
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
            /** @description Of assets that are neither disposed, sold nor discarded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetValue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentAssets: {
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
            /** @description At most four; the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHandovers: {
        parameters: {
            query: {
                /** @description The employee. */
                employee: string;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of hand-overs, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["SignedHandover"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOverAssets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssetHandover"];
            };
        };
        responses: {
            /** @description The hand-over. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetHandover"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadHandoverReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetsToHandOver: {
        parameters: {
            query: {
                /** @description At most a hundred ids, with commas between them. */
                ids: string;
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
            /** @description The assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetToHandOver"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetImports: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["AssetImport"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAssetImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssetImport"];
            };
        };
        responses: {
            /** @description The import, waiting for its rows. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAssetImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAssetImportRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chunk: number;
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: components["schemas"]["SentRow"][];
                };
            };
        };
        responses: {
            /** @description The rows are kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitAssetImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, which goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoAssetImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether to undo what was not changed since. */
                    rest: boolean;
                };
            };
        };
        responses: {
            /** @description The import, which is being undone. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            /** @description It cannot be undone, or not as a whole. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The first of the assets that were changed since. */
                        changed?: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            number: string;
                        }[];
                        code: string;
                        detail: string;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    matchAssets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                };
            };
        };
        responses: {
            /** @description Those that there are, in any case of letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["MatchedAsset"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIssueTypes: {
        parameters: {
            query?: {
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of issue types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["IssueType"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIssueType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIssueType"];
            };
        };
        responses: {
            /** @description The new issue type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIssueType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue type is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameIssueType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIssueType"];
            };
        };
        responses: {
            /** @description The renamed issue type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIssues: {
        parameters: {
            query?: {
                /** @description Only issues of this type. */
                issue_type?: string;
                ordering?: "date" | "-date" | "priority_level" | "-priority_level";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only issues of this priority. */
                priority_level?: components["schemas"]["IssuePriority"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only issues of this status; *open* for all that wait for something. */
                status?: "open" | "pending" | "in_repair" | "inspected" | "damaged" | "resolved";
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
            /** @description A page of issues, those reported last first unless ordered otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue, with the maintenance that it led to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedIssue"];
            };
        };
        responses: {
            /** @description The changed issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueEnd"];
            };
        };
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenIssue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    printLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelOrder"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaintenancePlans: {
        parameters: {
            query?: {
                /** @description Only those of every asset of this type. */
                asset_type?: string;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMaintenancePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMaintenancePlan"];
            };
        };
        responses: {
            /** @description The plan. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlan"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaintenancePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlan"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMaintenancePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMaintenancePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedMaintenancePlan"];
            };
        };
        responses: {
            /** @description The changed plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlan"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    skipPlannedMaintenance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    asset: string;
                };
            };
        };
        responses: {
            /** @description What is due next. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedMaintenance"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlannedMaintenance: {
        parameters: {
            query?: {
                /** @description Only of this asset. */
                asset?: string;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only services that are due, today in the business's time zone. */
                status?: components["parameters"]["assets.maintenance_parameters-status"];
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
            /** @description A page of it, the earliest first; without a date last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedMaintenancePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMaintenancePlan: {
        parameters: {
            query: {
                /** @description This asset, or a type. */
                asset?: string;
                /** @description An asset of this type. */
                asset_type?: string;
                /** @description What the next one counts from. */
                counts_from: components["schemas"]["PlanOrigin"];
                /** @description With `unit`. */
                every?: number;
                /** @description Engine hours. */
                every_hours?: number;
                /** @description Kilometres. */
                every_km?: number;
                /** @description From when it first counts. Today if it is left out. */
                last_done_on?: string;
                /** @description The plan that is changed. */
                plan?: string;
                /** @description Of the calendar. */
                unit?: components["schemas"]["PlanUnit"];
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
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePlanPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaintenance: {
        parameters: {
            query?: {
                ordering?: components["parameters"]["parameters-ordering"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only services that are due, today in the business's time zone. */
                status?: components["parameters"]["assets.maintenance_parameters-status"];
                /** @description Only entries of this type. */
                type?: components["parameters"]["parameters-type"];
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
            /** @description A page of entries, the newest first unless ordered otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenancePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMaintenance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMaintenance"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedMaintenance"];
            };
        };
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaintenanceCosts: {
        parameters: {
            query?: {
                /** @description Only this asset. */
                asset?: string;
                /** @description From this day on. */
                date_from?: string;
                /** @description Until this day. */
                date_to?: string;
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
            /** @description Whole naira. Months and assets without a cost are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceCosts"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMakes: {
        parameters: {
            query?: {
                /** @description Only vehicles of this kind; of all kinds when absent. */
                type?: components["parameters"]["type"];
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
            /** @description Those that everybody has and those of the business, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Make"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMake: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMake"];
            };
        };
        responses: {
            /** @description The new make. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Make"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMake: {
        parameters: {
            query?: {
                /** @description Only vehicles of this kind; of all kinds when absent. */
                type?: components["parameters"]["type"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The make, when there are vehicles of the type by it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Make"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMakeModels: {
        parameters: {
            query?: {
                /** @description Only vehicles of this kind; of all kinds when absent. */
                type?: components["parameters"]["type"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that everybody has and those of the business, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MakeModel"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMakeModel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMake"];
            };
        };
        responses: {
            /** @description The new model. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MakeModel"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReminder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReminder"];
            };
        };
        responses: {
            /** @description The new reminder. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder. One whose work is done is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder says nothing any more. What is due stays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderChange"];
            };
        };
        responses: {
            /** @description The reminder as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminder"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReminderRecipients: {
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
            /** @description Those who may use the assets, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @description Or their email address before they have given a name. */
                        name: string;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /** @description Only reminders of this asset. */
                asset?: string;
                /** @description Only what is due in so many days from today; what is overdue is among it. */
                due_within?: number;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only reminders of this status. */
                status?: components["schemas"]["OpenReminderStatus"];
                /** @description Only reminders of this type. */
                type?: components["schemas"]["ReminderType"];
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
            /** @description A page of them, what is due first coming first. Cancelled and finished ones are not among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Reminder"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssetSettings: {
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
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAssetSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetSettings"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockTakes: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["StockTake"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    startStockTake: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    location: string;
                    /** @default  */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description The new stock-take. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockTake"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStockTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock-take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockTake"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardStockTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock-take is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeStockTake: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether what was not found gets the status *missing*. */
                    mark_missing: boolean;
                    /** @description Whether what belongs elsewhere is moved to this location. */
                    move_unexpected: boolean;
                };
            };
        };
        responses: {
            /** @description The closed stock-take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockTake"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockTakeItems: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only items of this state. */
                state?: components["schemas"]["StockTakeState"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them by Asset ID. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["StockTakeItem"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countStockTakeItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Or `label`.
                     */
                    asset?: string;
                    found: boolean;
                    label?: string;
                };
            };
        };
        responses: {
            /** @description The counted item, and the stock-take with its new totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["StockTakeItem"];
                        stock_take: components["schemas"]["StockTake"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStockTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditLog: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanks: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateAccountNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccount"];
            };
        };
        responses: {
            /** @description Whether there can be such an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedAccount"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBenefits: {
        parameters: {
            query?: {
                /** @description Only benefits of this kind. */
                kind?: components["schemas"]["BenefitKind"];
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Benefit"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBenefit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBenefit"];
            };
        };
        responses: {
            /** @description The new benefit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benefit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benefit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBenefit"];
            };
        };
        responses: {
            /** @description The changed benefit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benefit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefit is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitAssignment"];
            };
        };
        responses: {
            /** @description How many were given it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedBenefits"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody has the benefit. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBenefitEmployees: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["BenefitHolder"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignedUnassigned: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description Only those who have it, or only the others; both when absent. */
                is_assigned?: components["parameters"]["isAssigned"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["BenefitChoice"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleDefaultBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitDefault"];
            };
        };
        responses: {
            /** @description The benefit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benefit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unassignBenefit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitUnassignment"];
            };
        };
        responses: {
            /** @description From how many it was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedBenefits"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAssignBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBenefitAssignment"];
            };
        };
        responses: {
            /** @description How many were given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedBenefits"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkDeleteBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenefitIds"];
            };
        };
        responses: {
            /** @description The benefits are deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    buySubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
        responses: {
            /** @description The payment, with where to pay. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Not case-sensitive.
                     * @example NOSUCHCOUPON
                     */
                    coupon_code: string;
                };
            };
        };
        responses: {
            /** @description The answer does not say why a coupon cannot be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        can_use: boolean;
                        /** @description Percent; 0 when it cannot be used. */
                        coupon_value: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Invoice"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: {
                document?: components["schemas"]["InvoiceDocument"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentOptions: {
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
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The reference of a payment, from *buySubscription*. */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The reference of a payment, from *buySubscription*. */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coupon_code?: components["schemas"]["OptionalCoupon"];
                    frequency: components["schemas"]["Frequency"];
                    num_employees: components["schemas"]["Employees"];
                };
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSubscription: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            /** @description The number of each thing that a business sets up first. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessChange"];
            };
        };
        responses: {
            /** @description The business as changed. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceBusinessLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The logo is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBusinessLogo: {
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
            /** @description The logo is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondStepRequirement: {
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
            /** @description Whether it does, and how many members have it off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepRequirement"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSecondStepRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_required: boolean;
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepRequirement"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpBusiness: {
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
            /** @description The business is set up. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
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
            /** @description Since when, and when one last did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceCalendarFeed: {
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
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeCalendarFeed: {
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
            /** @description The address leads nowhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChecklist: {
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
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checklist"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissChecklist: {
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
            /** @description The checklist is hidden. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFiles: {
        parameters: {
            query?: {
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name" | "created_at" | "-created_at";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["CompanyFile"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompanyFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompanyFiles"];
            };
        };
        responses: {
            /** @description The files. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: components["schemas"]["CompanyFile"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFileChange"];
            };
        };
        responses: {
            /** @description The changed file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompanyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFileReaders: {
        parameters: {
            query?: {
                /** @description Only those who have acknowledged this version, or only those who have not. */
                acknowledged?: boolean;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of active employees, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["CompanyFileReader"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCompanyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFileHistory: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeEvent"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindOfCompanyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They get a mail. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompanyFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["CompanyFileIds"];
                };
            };
        };
        responses: {
            /** @description They are deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareCompanyFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFileSharing"];
            };
        };
        responses: {
            /** @description They are shared so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /** @description Only departments with employees, or only those without; both when absent. */
                has_employees?: boolean;
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. */
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDepartment"];
            };
        };
        responses: {
            /** @description The new department. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDepartment"];
            };
        };
        responses: {
            /** @description The renamed department. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveDepartmentEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentMove"];
            };
        };
        responses: {
            /** @description How many were moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllDepartments: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentName"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentRequests: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["DocumentRequest"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocumentRequest"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentAnswers: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only those in this state. */
                state?: components["schemas"]["DocumentAnswerState"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["DocumentAnswer"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptDocumentAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The employee. */
                employee: components["parameters"]["employee"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentAcceptance"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadDocumentAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The employee. */
                employee: components["parameters"]["employee"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendBackDocumentAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The employee. */
                employee: components["parameters"]["employee"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentSendingBack"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindOfDocumentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They get a mail. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmployeeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadEmployeeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewEmployeeDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeDocumentRenewal"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDocument"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeeDocumentVersions: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeDocument"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEmployeeDocuments: {
        parameters: {
            query?: {
                /** @description Only those of this kind. */
                kind?: components["schemas"]["EmployeeDocumentKind"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only those in this state. */
                state?: components["schemas"]["DocumentState"];
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
            /** @description A page of them; what expires first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["DocumentOfEmployee"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeeImports: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeImport"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployeeImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmployeeImport"];
            };
        };
        responses: {
            /** @description The import, waiting for its rows. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEmployeeImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmployeeImportRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chunk: number;
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: components["schemas"]["SentEmployeeRow"][];
                };
            };
        };
        responses: {
            /** @description The rows are kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitEmployeeImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, which goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRefusedEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEmployeeImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether to undo what was not changed since. */
                    rest: boolean;
                };
            };
        };
        responses: {
            /** @description The import, which is being undone. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            /** @description It cannot be undone, or not as a whole. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The first of the employees who were changed since. */
                        changed?: components["schemas"]["EmployeeName"][];
                        code: string;
                        detail: string;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    matchEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                };
            };
        };
        responses: {
            /** @description Those that there are, in any case of letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["MatchedEmployee"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "sent_at" | "-sent_at" | "email" | "-email";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only invitations in this state. */
                state?: components["schemas"]["InvitationState"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Invitation"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitations"];
            };
        };
        responses: {
            /** @description The result for each address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitations"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation as sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteEmployees: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeesToInvite"];
            };
        };
        responses: {
            /** @description The result for each employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedEmployees"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @description Only active employees, or only the others; both when absent. */
                active?: components["parameters"]["active"];
                /** @description Only employees who were born on this day or later. */
                born_from?: components["parameters"]["bornFrom"];
                /** @description Only employees who were born on this day or earlier. */
                born_to?: components["parameters"]["bornTo"];
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description Only employees who worked for the business at the close of this day. */
                employed_on?: components["parameters"]["employedOn"];
                /** @description Only employees with this type of employment. */
                employment_type?: components["parameters"]["employmentType"];
                /** @description Only employees of this gender. */
                gender?: components["parameters"]["gender"];
                /** @description Only employees who joined, or came back, on this day or later. */
                hired_from?: components["parameters"]["hiredFrom"];
                /** @description Only employees who joined, or came back, on this day or earlier. */
                hired_to?: components["parameters"]["hiredTo"];
                /** @description Only employees in this job, by its id. */
                job?: components["parameters"]["job"];
                /** @description Only employees whose last day was this day or later, even if they came back. */
                left_from?: components["parameters"]["leftFrom"];
                /** @description Only employees whose last day was this day or earlier, even if they came back. */
                left_to?: components["parameters"]["leftTo"];
                /** @description Only employees of this marital status. */
                marital_status?: components["parameters"]["maritalStatus"];
                /** @description Only employees of this nationality, ISO 3166-1 alpha-2. */
                nationality?: components["parameters"]["nationality"];
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name" | "employee_id" | "-employee_id" | "hire_date" | "-hire_date";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: number;
                /** @description Of employees who left: only for this reason. */
                reason?: components["parameters"]["reason"];
                /** @description Only employees of this region, by its id. */
                region?: components["parameters"]["region"];
                /**
                 * @description Only employees in whom each of these words begins a word of name, employee ID, job title or address, ignoring case. The address counts
                 *     only where it is in the answer.
                 */
                search?: components["parameters"]["parameters-search"];
                /** @description Only employees from this state. */
                state_of_origin?: components["parameters"]["stateOfOrigin"];
                /** @description Only employees with this status. */
                status?: components["parameters"]["status"];
                /** @description Only employees of whom this is not recorded. */
                without?: components["parameters"]["without"];
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
            /** @description A page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Employee"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveProfileUpdateRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileDecision"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChange"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeeAssetVehicles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["HeldThing"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeeBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. Those that have ended are among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeBenefit"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setConfirmationAndReviewDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationDates"];
            };
        };
        responses: {
            /** @description The changed employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmployeePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee without a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeeDocuments: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; what expires first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeDocument"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEmployeeDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmployeeDocument"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDocument"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmergencyContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmergencyContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileChangeRequests: {
        parameters: {
            query?: {
                /** @description Only those with something to decide, or only those without. */
                open?: components["parameters"]["open"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeeHistory: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeEvent"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextOfKin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNextOfKin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The onboarding, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        onboarding: components["schemas"]["OnboardingItem"] | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their pay, bank account and numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reinstateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reinstatement"];
            };
        };
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Termination"];
            };
        };
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeForm"];
            };
        };
        responses: {
            /** @description The changed employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJobDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDetails"];
            };
        };
        responses: {
            /** @description The changed employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePensionBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayDetails"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployeePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPhoto"];
            };
        };
        responses: {
            /** @description The employee with the photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllEmployees: {
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
            /** @description All employees who are active, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeName"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBirthdays: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Today (active), or in the thirty days after it (upcoming). */
                status?: components["parameters"]["parameters-status"];
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
            200: components["responses"]["Occasions"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countEmployees: {
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
            /** @description The number, and how many of them are of each status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: components["schemas"]["Count"];
                        /**
                         * Format: date
                         * @description Today where the business is.
                         */
                        as_of: string;
                        inactive: components["schemas"]["Count"];
                        total: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepartmentBreakdown: {
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
            /** @description The largest department first; null for people without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        department: components["schemas"]["DepartmentName"] | null;
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeTurnover: {
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
            /** @description The figures of the year, and of each month of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turnover"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGenderDistribution: {
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
            /** @description Null for people of whom it is not recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        gender: components["schemas"]["GenderOrNull"];
                    }[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobAnniversaries: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Today (active), or in the thirty days after it (upcoming). */
                status?: components["parameters"]["parameters-status"];
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
            200: components["responses"]["Occasions"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewHires: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            200: components["responses"]["Occasions"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEmployeesWithPay: {
        parameters: {
            query?: {
                /** @description Only active employees, or only the others; both when absent. */
                active?: components["parameters"]["active"];
                /** @description Only employees who were born on this day or later. */
                born_from?: components["parameters"]["bornFrom"];
                /** @description Only employees who were born on this day or earlier. */
                born_to?: components["parameters"]["bornTo"];
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description Only employees who worked for the business at the close of this day. */
                employed_on?: components["parameters"]["employedOn"];
                /** @description Only employees with this type of employment. */
                employment_type?: components["parameters"]["employmentType"];
                /** @description Only employees of this gender. */
                gender?: components["parameters"]["gender"];
                /** @description Only employees who joined, or came back, on this day or later. */
                hired_from?: components["parameters"]["hiredFrom"];
                /** @description Only employees who joined, or came back, on this day or earlier. */
                hired_to?: components["parameters"]["hiredTo"];
                /** @description Only employees in this job, by its id. */
                job?: components["parameters"]["job"];
                /** @description Only employees whose last day was this day or later, even if they came back. */
                left_from?: components["parameters"]["leftFrom"];
                /** @description Only employees whose last day was this day or earlier, even if they came back. */
                left_to?: components["parameters"]["leftTo"];
                /** @description Only employees of this marital status. */
                marital_status?: components["parameters"]["maritalStatus"];
                /** @description Only employees of this nationality, ISO 3166-1 alpha-2. */
                nationality?: components["parameters"]["nationality"];
                /** @description Of employees who left: only for this reason. */
                reason?: components["parameters"]["reason"];
                /** @description Only employees of this region, by its id. */
                region?: components["parameters"]["region"];
                /**
                 * @description Only employees in whom each of these words begins a word of name, employee ID, job title or address, ignoring case. The address counts
                 *     only where it is in the answer.
                 */
                search?: components["parameters"]["parameters-search"];
                /** @description Only employees from this state. */
                state_of_origin?: components["parameters"]["stateOfOrigin"];
                /** @description Only employees with this status. */
                status?: components["parameters"]["status"];
                /** @description Only employees of whom this is not recorded. */
                without?: components["parameters"]["without"];
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEmployees: {
        parameters: {
            query?: {
                /** @description Only active employees, or only the others; both when absent. */
                active?: components["parameters"]["active"];
                /** @description Only employees who were born on this day or later. */
                born_from?: components["parameters"]["bornFrom"];
                /** @description Only employees who were born on this day or earlier. */
                born_to?: components["parameters"]["bornTo"];
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description Only employees who worked for the business at the close of this day. */
                employed_on?: components["parameters"]["employedOn"];
                /** @description Only employees with this type of employment. */
                employment_type?: components["parameters"]["employmentType"];
                /** @description Only employees of this gender. */
                gender?: components["parameters"]["gender"];
                /** @description Only employees who joined, or came back, on this day or later. */
                hired_from?: components["parameters"]["hiredFrom"];
                /** @description Only employees who joined, or came back, on this day or earlier. */
                hired_to?: components["parameters"]["hiredTo"];
                /** @description Only employees in this job, by its id. */
                job?: components["parameters"]["job"];
                /** @description Only employees whose last day was this day or later, even if they came back. */
                left_from?: components["parameters"]["leftFrom"];
                /** @description Only employees whose last day was this day or earlier, even if they came back. */
                left_to?: components["parameters"]["leftTo"];
                /** @description Only employees of this marital status. */
                marital_status?: components["parameters"]["maritalStatus"];
                /** @description Only employees of this nationality, ISO 3166-1 alpha-2. */
                nationality?: components["parameters"]["nationality"];
                /** @description Of employees who left: only for this reason. */
                reason?: components["parameters"]["reason"];
                /** @description Only employees of this region, by its id. */
                region?: components["parameters"]["region"];
                /**
                 * @description Only employees in whom each of these words begins a word of name, employee ID, job title or address, ignoring case. The address counts
                 *     only where it is in the answer.
                 */
                search?: components["parameters"]["parameters-search"];
                /** @description Only employees from this state. */
                state_of_origin?: components["parameters"]["stateOfOrigin"];
                /** @description Only employees with this status. */
                status?: components["parameters"]["status"];
                /** @description Only employees of whom this is not recorded. */
                without?: components["parameters"]["without"];
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEmployees: {
        parameters: {
            query?: {
                /** @description Only active employees, or only the others; both when absent. */
                active?: components["parameters"]["active"];
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /**
                 * @description Only employees in whom each of these words begins a word of name, employee ID, job title or address, ignoring case. The address counts
                 *     only where it is in the answer.
                 */
                search?: components["parameters"]["parameters-search"];
                /** @description Only employees with this status. */
                status?: components["parameters"]["status"];
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
            /** @description A page of employees, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeChoice"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    importEmployees: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeCells"][];
            };
        };
        responses: {
            /** @description Every row was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: components["schemas"]["Count"];
                    };
                };
            };
            /** @description What is wrong, cell by cell; or what is wrong with the request. Nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportError"][] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    nextEmployeeId: {
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
            /** @description The code after the highest one. Another person may take it first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        employee_id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Only those who report to this employee directly. */
                manager?: string;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Report"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeForm"];
            };
        };
        responses: {
            /** @description The new employee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHrReport: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                report: components["parameters"]["report"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportHrReport: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                format?: components["parameters"]["format"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                report: components["parameters"]["report"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGainersStat: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
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
            /** @description Both numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        returned: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeaversAndGainersStat: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
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
            /** @description Each month of the period, or the part of it that lies inside. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnoverFigures"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeaversStat: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
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
            /** @description Their number, and that of each reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        reasons: {
                            count: components["schemas"]["Count"];
                            reason: components["schemas"]["TerminationReasonOrNull"];
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalaryReport: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
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
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSalaryReport: {
        parameters: {
            query?: {
                /** @description Only employees of this department, by its id. */
                department?: components["parameters"]["department"];
                /** @description The last day of the period, not after today; today when absent. */
                end_date?: components["parameters"]["endDate"];
                format?: components["parameters"]["format"];
                /** @description Only employees of this region, by its id. */
                location?: components["parameters"]["location"];
                /** @description The first day of the period; a year before its end when absent. Not more than ten years before it. */
                start_date?: components["parameters"]["startDate"];
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
            200: components["responses"]["File"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHrSettings: {
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
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateHrSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HrSettingsChange"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHrSetup: {
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
            /** @description The steps, in the order in which they are of use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrSetup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Job"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description The new job. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJob"];
            };
        };
        responses: {
            /** @description The changed job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllJobs: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobName"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleMakes: {
        parameters: {
            query?: {
                /** @description Only vehicles of this kind; of all kinds when absent. */
                type?: components["parameters"]["type"];
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
            /** @description Those that everybody has and those of the business, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleMake"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleModels: {
        parameters: {
            query?: {
                /** @description Only vehicles of this kind; of all kinds when absent. */
                type?: components["parameters"]["type"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleModel"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description The field to sort by; a minus reverses the order. Without it the owner comes first, the others by name. */
                ordering?: "name" | "-name" | "joined_at" | "-joined_at";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Member"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no longer a member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenPermissions"];
            };
        };
        responses: {
            /** @description The member as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveBusiness: {
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
            /** @description You are no longer a member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyDocumentRequests: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them. What is due first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["MyDocumentRequest"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentDocument"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDocumentRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyDocuments: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them; what expires first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["EmployeeDocument"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyFiles: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. What waits for their acknowledgement comes first, then the newest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["SharedFile"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeMyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedFile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyProfileChanges: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["ProfileChange"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMyProfileChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProfileChange"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChange"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawMyProfileChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChange"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyProfile: {
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
            /** @description The profile, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        profile: components["schemas"]["MyProfile"] | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyTeam: {
        parameters: {
            query?: {
                /** @description Only those who report to oneself directly, or only the others; both when absent. */
                is_direct?: boolean;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["TeamMember"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of it, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Notification"][];
                        unread_count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadUpTo"];
            };
        };
        responses: {
            /** @description The notifications are read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOnboardings: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
                /** @description Only onboardings in this state. */
                state?: components["schemas"]["OnboardingState"];
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["OnboardingItem"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOnboarding"];
            };
        };
        responses: {
            /** @description The onboarding. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The onboarding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingRevision"];
            };
        };
        responses: {
            /** @description The onboarding, with its employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The onboarding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadOnboardingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the document. */
                document: string;
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOnboardingLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeOnboardingLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingReturn"];
            };
        };
        responses: {
            /** @description The onboarding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPensionProviders: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PensionProvider"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfileChanges: {
        parameters: {
            query?: {
                /** @description Only those with something to decide, or only those without. */
                open?: components["parameters"]["open"];
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChange"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /** @description The field to sort by; a minus reverses the order. */
                ordering?: "name" | "-name";
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
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
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["Region"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRegion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRegion"];
            };
        };
        responses: {
            /** @description The new region. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllRegions: {
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
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionName"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReminderPreferences: {
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
            /** @description Every kind, in the order of the contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPreference"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeReminderPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderPreference"];
            };
        };
        responses: {
            /** @description It counts from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadTemporaryFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewUpload"];
            };
        };
        responses: {
            /** @description The uploaded file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadVehicleAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewAttachment"];
            };
        };
        responses: {
            /** @description The uploaded file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleAttachment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicleAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The file. */
                id: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadVehicleAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The file. */
                id: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVehicleAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddedVehicleAttachment"];
            };
        };
        responses: {
            /** @description The uploaded file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleAttachment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMissingChecks: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: {
                            /** @description The name of the employee who has it; empty when nobody has. */
                            assignee: string;
                            /**
                             * Format: date
                             * @description The last time.
                             */
                            checked_on: string | null;
                            vehicle: components["schemas"]["VehicleCard"];
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFleetCosts: {
        parameters: {
            query?: {
                /** @description Only this vehicle. */
                vehicle?: string;
                /** @description This one if it is left out. */
                year?: number;
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
            /** @description The twelve months, and the year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetCosts"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDriverCosts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description A year or a month; this year if it is left out. */
                period?: components["parameters"]["period"];
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
            /** @description A page of those that cost something, the dearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["CostsOfOne"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleCosts: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description A year or a month; this year if it is left out. */
                period?: components["parameters"]["period"];
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
            /** @description A page of those that cost something, the dearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["CostsOfOne"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicleReminderStats: {
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
            /** @description The counts of both lists of reminders together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        due: components["schemas"]["Count"];
                        overdue: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicleStatusStats: {
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
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: components["schemas"]["Count"];
                        in_shop: components["schemas"]["Count"];
                        inactive: components["schemas"]["Count"];
                        sold: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicleTypeStats: {
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
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bikes: components["schemas"]["Count"];
                        buses: components["schemas"]["Count"];
                        cars: components["schemas"]["Count"];
                        forklifts: components["schemas"]["Count"];
                        trucks: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleServiceReminders: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only those of this vehicle. */
                vehicle?: components["parameters"]["vehicle"];
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
            /** @description A page of them; what is due first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceReminderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehiclePaperReminders: {
        parameters: {
            query?: {
                /** @description Only this paper. */
                id?: string;
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only those of this vehicle. */
                vehicle?: components["parameters"]["vehicle"];
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
            /** @description A page of them; what expires first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperReminderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFleetUse: {
        parameters: {
            query?: {
                /** @description Only this vehicle. */
                vehicle?: string;
                /** @description This one if it is left out. */
                year?: number;
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
            /** @description The months that have begun, and the year so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetUse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleUse: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description A year or a month; this year if it is left out. */
                period?: components["parameters"]["period"];
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
            /** @description A page of the vehicles that were in the fleet, those that were down the longest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["UseOfOne"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFleetVehicles: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: number;
                /** @description Only vehicles of which every word of it begins a word of the name, Asset ID or plate. */
                search?: string;
                /** @description Only vehicles in this state. */
                status?: components["schemas"]["VehicleStatus"];
                /** @description Only vehicles of this kind. */
                type?: components["schemas"]["VehicleType"];
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
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicle"];
            };
        };
        responses: {
            /** @description The new vehicle. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in the bin. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedVehicle"];
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVehicleAssignee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The employee.
                     */
                    assignee: string;
                    /**
                     * Format: date
                     * @description Today if it is left out.
                     * @example 2026-03-02
                     */
                    date_assigned?: string;
                };
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleAssignees: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the periods, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: {
                            assignee: components["schemas"]["VehicleAssignee"];
                            /** Format: date */
                            date_assigned: string;
                            /**
                             * Format: date
                             * @description Null while it lasts.
                             */
                            end_date: string | null;
                            /** Format: uuid */
                            id: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleChecks: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleCheckPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicleCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleCheck"];
            };
        };
        responses: {
            /** @description The check. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleCheck"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFuelSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the last twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFuelEntries: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the entries, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelEntryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFuelEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFuelEntry"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFuelEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The fuel entry. */
                entryId: components["parameters"]["entryId"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleIncidents: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: components["schemas"]["VehicleIncident"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicleIncident: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleIncident"];
            };
        };
        responses: {
            /** @description The accident or fine. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleIncident"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVehicleIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The accident or fine. */
                incidentId: components["parameters"]["incidentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleIncident"];
            };
        };
        responses: {
            /** @description The accident or fine. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleIncident"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicleIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The accident or fine. */
                incidentId: components["parameters"]["incidentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehiclePaperSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A line for each paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["PaperSheetLine"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVehiclePaperNeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The paper. */
                type: components["schemas"]["PaperType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_needed: boolean;
                };
            };
        };
        responses: {
            /** @description The line of the paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSheetLine"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleReadings: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleReadingPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVehicleReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleReading"];
            };
        };
        responses: {
            /** @description The reading. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleReading"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeVehicleAssignee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Not before today.
                     * @example 2026-03-02
                     */
                    end_date: string;
                };
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleRepairs: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRepairPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentVehicleRepairs: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRepairPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicleRepair: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleRepair"];
            };
        };
        responses: {
            /** @description The repair. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRepair"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVehicleRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The repair. */
                repairId: components["parameters"]["repairId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleRepair"];
            };
        };
        responses: {
            /** @description The repair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleRepair"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicleRepair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The repair. */
                repairId: components["parameters"]["repairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicleRepairs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareIds"];
            };
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoadsideLinks: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first; those that have ended too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoadsideLinkPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRoadsideLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description After how many days it ends.
                     * @enum {integer}
                     */
                    days: 1 | 7 | 30 | 90 | 365;
                    /** @description Who has it. */
                    holder?: string;
                };
            };
        };
        responses: {
            /** @description The link with its address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewRoadsideLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeRoadsideLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It leads nowhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoadsideOpenings: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of openings, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: components["schemas"]["Count"];
                        next: components["schemas"]["PageLink"];
                        previous: components["schemas"]["PageLink"];
                        results: {
                            /** @description The network address. */
                            address: string;
                            /** @description The name of the file that was opened; empty for the papers themselves. */
                            file: string;
                            /** @description Of the link. */
                            holder: string;
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            opened_at: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleServices: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
                /** @description Only items that contain this text, ignoring case; `%`, `_` and `\` are ordinary characters. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleServicePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicleService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehicleService"];
            };
        };
        responses: {
            /** @description The service. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleService"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVehicleService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The service. */
                serviceId: components["parameters"]["serviceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleServiceRenewal"];
            };
        };
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleService"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicleService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
                /** @description The service. */
                serviceId: components["parameters"]["serviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicleServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareIds"];
            };
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehiclePapers: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; what expires first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePaperPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehiclePaper: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVehiclePaper"];
            };
        };
        responses: {
            /** @description The paper. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePaper"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVehiclePaper: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The paper. */
                documentId: components["parameters"]["documentId"];
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehiclePaperRenewal"];
            };
        };
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePaper"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehiclePaperVersions: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The paper. */
                documentId: components["parameters"]["documentId"];
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePaperPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterVehiclePapers: {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Items per page. */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description A type or a state. */
                filter: "autoreg" | "roadworthiness" | "insurance" | "ownership" | "hackney" | "heavy_duty" | "drivers_licence" | "tinted_glass" | "cmr" | "other" | "valid" | "due" | "expired";
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; what expires first comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePaperPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehiclePapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CareIds"];
            };
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    putVehicleTank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
                /** @description The vehicle. */
                id: components["parameters"]["fleet_parameters-id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null for what is usual for its kind. */
                    litres: number | null;
                };
            };
        };
        responses: {
            /** @description Of the last twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FuelSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Generated by the client for one creation. For 24 hours, the same key with the same body returns the first answer; with
                 *     another body it is refused with 409.
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The business, as stored in `business_domain`. */
                domain: components["parameters"]["domain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleIds"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleChoices: {
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
            /** @description In the order in which they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: {
                            display_name: string;
                            value: components["schemas"]["VehicleStatus"];
                        }[];
                        type: {
                            display_name: string;
                            value: components["schemas"]["VehicleType"];
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    countFlows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowCountBatch"];
            };
        };
        responses: {
            /** @description The counts are added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    readFlowCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    flow: components["schemas"]["FlowId"];
                    /**
                     * Format: date
                     * @description The first day, in UTC.
                     */
                    from: string;
                    /**
                     * Format: date
                     * @description The last day, in UTC.
                     */
                    to: string;
                    /** @description Of the operator; empty is enough outside of production. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The sums of the period; what was never counted is absent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By what is counted, as in a batch. */
                        counts: {
                            [key: string]: components["schemas"]["Count"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["Invalid"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who invites whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedInvitation"];
                };
            };
            400: components["responses"]["InvalidLink"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimedInvitation"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            400: components["responses"]["InvalidLink"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    findLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the address on a label. */
                token: components["parameters"]["assets.labels_parameters-token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the address on a label. */
                token: components["parameters"]["assets.labels_parameters-token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewFault"];
            };
        };
        responses: {
            /** @description The fault. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    followFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["FaultReference"];
                /** @description The last part of the address on a label. */
                token: components["parameters"]["assets.labels_parameters-token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openOnboardingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: components["parameters"]["parameters-token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingForm"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOnboardingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: components["parameters"]["parameters-token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingStep"];
            };
        };
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingForm"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOnboardingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: components["parameters"]["parameters-token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewOnboardingDocument"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingDocument"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeOnboardingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                /** @description The secret part of the address. */
                token: components["parameters"]["parameters-token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitOnboardingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: components["parameters"]["parameters-token"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingRevision"];
            };
        };
        responses: {
            /** @description The form, without what was filled in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingForm"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOnboardingBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banks: components["schemas"]["Bank"][];
                        pension_providers: components["schemas"]["PensionProvider"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openRoadsideView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the address of a link. */
                token: components["parameters"]["fleet.roadside_parameters-token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle and its papers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoadsideView"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openRoadsideFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                fileId: string;
                /** @description The last part of the address of a link. */
                token: components["parameters"]["fleet.roadside_parameters-token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Missing"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
