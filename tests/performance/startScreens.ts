/** An element that must be visible before a page counts as usable. The portal and its floor need the same elements. */
export interface Landmark {
  readonly selector: string
  /** Pattern of the element's text. */
  readonly text?: string
  /** Whether the element must also be enabled and not inert, with React listening to it. */
  readonly isOperable?: boolean
}

/** A screen whose start is measured. */
export interface StartScreen {
  readonly name: 'sign-in' | 'home' | 'orders' | 'checkout'
  readonly path: string
  readonly isSignedIn: boolean
  readonly usable: readonly Landmark[]
  /** A field in which a letter is typed after each measured start, to prove that the page was usable. */
  readonly field?: string
}

/** Every signed-in screen has buttons in its header, on a phone for the search and the menu. */
const header: Landmark = { selector: 'header button', isOperable: true }

export const startScreens: readonly StartScreen[] = [
  {
    // Usable when the user's name can be typed into its field.
    name: 'sign-in',
    path: '/login',
    isSignedIn: false,
    usable: [{ selector: 'input[autocomplete="username"]', isOperable: true }],
    field: 'input[autocomplete="username"]',
  },
  {
    // Usable when the header can be operated, the user is greeted by name, and a balance and the link of a category are
    // shown. Pictures may still be loading.
    name: 'home',
    path: '/',
    isSignedIn: true,
    usable: [
      header,
      { selector: 'h1', text: '^Hi \\w+' },
      { selector: '[aria-label="Your account"] li', text: '\\$\\d' },
      { selector: 'main a[href^="/products/"]', text: '\\w', isOperable: true },
    ],
  },
  {
    // Usable when the first row is shown, with the link to its order.
    name: 'orders',
    path: '/orders',
    isSignedIn: true,
    usable: [header, { selector: 'main [role="row"] a[href^="/orders/"]', text: '\\d', isOperable: true }],
  },
  {
    // Usable when the first field, the choice of a despatch type, can be operated, and the next field can be typed into.
    name: 'checkout',
    path: '/checkout',
    isSignedIn: true,
    usable: [
      header,
      {
        selector: 'main form input[type="radio"], main form button[aria-haspopup="listbox"], main form select',
        isOperable: true,
      },
      { selector: 'main form input[name$="jobName"]', isOperable: true },
    ],
    field: 'main form input[name$="jobName"]',
  },
]
