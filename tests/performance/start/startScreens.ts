/** An element that must be visible before the page counts as usable. The same for the portal and its floor. */
export interface Landmark {
  readonly selector: string
  /** Pattern of its text. */
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
    // The field for the user's name can be typed into.
    name: 'sign-in',
    path: '/login',
    isSignedIn: false,
    usable: [{ selector: 'input[autocomplete="username"]', isOperable: true }],
    field: 'input[autocomplete="username"]',
  },
  {
    // The header can be operated, the user is greeted by name, and a balance and the link of a category are shown.
    // Pictures may still be loading.
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
    // The first row is shown, with the link to its order.
    name: 'orders',
    path: '/orders',
    isSignedIn: true,
    usable: [header, { selector: 'main [role="row"] a[href^="/orders/"]', text: '\\d', isOperable: true }],
  },
  {
    // The first field, the choice of a despatch type, can be operated, and the field after it can be typed into.
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
