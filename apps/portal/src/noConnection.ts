/**
 * Whether this is the page that the service worker answers with if the network fails. The build marks it with an attribute.
 * On this page the portal does not start: an older version could otherwise act once the connection is back.
 */
export const isNoConnectionPage = () => 'noConnection' in document.documentElement.dataset
