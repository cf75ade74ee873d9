interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: (input: string) => string }): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicyFactory
  }
}

/**
 * Under the shipped headers no text may become markup. React Aria empties its announcer by assigning '' as markup;
 * that, and nothing else, is let through.
 */
export function allowOnlyEmptyMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (input) => {
      if (input === '') return ''
      throw new TypeError('Text must not become markup')
    },
  })
}
