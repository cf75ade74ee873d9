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
 * strings into markup and script URLs. There are three exceptions: React Aria may clear its announcer by assigning '' as
 * HTML, the portal may register its service worker, and the scripts of the deployment's payment provider may be loaded. The
 * configuration names those scripts, but it is read after the policy is installed. So the policy asks `isPermittedScript`
 * about each script.
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
