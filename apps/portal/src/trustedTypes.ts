interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (input: string) => string; createScriptURL: (input: string) => string },
  ): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicyFactory
  }
}

/**
 * Installs the default Trusted Types policy that the deployment's Content-Security-Policy requires. It forbids turning
 * strings into markup and script URLs, with few exceptions: React Aria clears its announcer by assigning '' as HTML, and
 * the portal registers its service worker. A script of the deployment's payment provider is permitted too, but only the
 * configuration names it. A policy that is installed before the configuration is read cannot be replaced, so it asks
 * `isPermittedScript` about each script.
 */
export function restrictMarkupAndScripts(isPermittedScript: (address: string) => boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (input) => {
      if (input === '') return ''
      throw new TypeError('Text must not become markup')
    },
    createScriptURL: (input) => {
      if (input === `${import.meta.env.BASE_URL}sw.js` || isPermittedScript(input)) return input
      throw new TypeError('No URL may become a script')
    },
  })
}
