interface ImportMetaEnv {
  /** Base address of the API; `/api` when it is not set. */
  readonly VITE_API_URL?: string;
  /** Address of the employees' self-service app; without it the link to it is left out. */
  readonly VITE_SELF_SERVICE_URL?: string;
  /** The one business whose people start at their payroll. */
  readonly VITE_PAYROLL_HOME_BUSINESS_ID?: string;
  /** The company that runs this copy, as the terms and the privacy policy name it. */
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_ADDRESS?: string;
  /** The mail address of its data protection manager. */
  readonly VITE_PRIVACY_CONTACT?: string;
}
