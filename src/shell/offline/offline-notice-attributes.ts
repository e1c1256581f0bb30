/** The attributes of the place for the notice: the component writes them and the browser's script reads them. */
export const OFFLINE_NOTICE = {
  name: "data-offline-notice",
  /** On a template: the state of the connection in which its notice is shown. */
  state: "data-state",
} as const;
