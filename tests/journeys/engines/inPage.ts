/* These functions run in the page, so each uses nothing but its arguments. */

export type Role = 'alertdialog' | 'button' | 'heading' | 'link' | 'radio' | 'textbox'

export interface Found {
  /** Whether a press at the element's centre reaches the element. */
  readonly isInReach: boolean
  readonly x: number
  readonly y: number
  /** The text of a field; '' for all other elements. */
  readonly value: string
  readonly isInvalid: boolean
}

/** The first visible element with this role and name, scrolled into view; undefined if there is none. */
export function findInPage(role: Role, name: string, isPattern: boolean): Found | undefined {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1',
    textbox: 'input:not([type=radio], [type=checkbox], [type=search]), textarea',
    radio: 'input[type=radio]',
    alertdialog: '[role=alertdialog]',
  }
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '')
    if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label') ?? ''
    if (labels.length > 0) return labels.map((id) => textOf(document.getElementById(id))).join(' ')
    const own = element instanceof HTMLInputElement ? element.labels : null
    return own && own.length > 0 ? [...own].map(textOf).join(' ') : textOf(element)
  }
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isNamed = (text: string) => (isPattern ? new RegExp(name).test(text) : text === name)
  const element = [...document.querySelectorAll(selectors[role])].find((one) => isSeen(one) && isNamed(nameOf(one)))
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const reached = document.elementFromPoint(x, y)
  const label = element.closest('label')
  return {
    isInReach: reached !== null && (element.contains(reached) || reached.contains(element) || label === reached),
    x,
    y,
    value: element instanceof HTMLInputElement ? element.value : '',
    isInvalid: element.getAttribute('aria-invalid') === 'true',
  }
}

/** Collects errors and violations of the security policy in `window.problems`. */
export function watchInPage(): null {
  const problems: string[] = []
  Reflect.set(window, 'problems', problems)
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    problems.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  return null
}
