export const NETWORK_LIST_ID = "store-networks";
