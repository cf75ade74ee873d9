/** The sidebar group of a feature's screens, by folder. A test reports folders that are missing here. */
export const screenGroups: Readonly<Record<string, string>> = {
  home: 'Order',
  'order-again': 'Order',
  search: 'Order',
  'quick-order': 'Order',
  catalogue: 'Order',
  cart: 'Order',
  checkout: 'Order',
  'custom-lists': 'Order',
  'customer-prices': 'Order',
  orders: 'Documents',
  invoices: 'Documents',
  jobs: 'Documents',
  transaction: 'Documents',
  statements: 'Documents',
  'sign-in': 'Account',
  register: 'Account',
  admin: 'Account',
  'price-book': 'Account',
  'pay-account': 'Account',
  'payment-return': 'Account',
  support: 'Help',
  stores: 'Help',
  downloads: 'Help',
  links: 'Help',
  'request-error': 'Help',
  playground: 'Diagnostics',
  debug: 'Diagnostics',
  // Parts that surround the screens or belong to several screens.
  shell: 'Parts',
  'no-connection': 'Parts',
  foundation: 'Parts',
  trade: 'Parts',
}

/** Names of screens whose title differs from the name of the file. A part of a screen is listed below that screen. */
export const screenNames: Readonly<Record<string, string>> = {
  CartScreen: 'Review cart',
  CatalogueScreen: 'Browse products',
  CheckoutDelivery: 'Checkout/Delivery',
  CheckoutOutcome: 'Checkout/After sending',
  RequestErrorScreen: 'Error page',
  PlaygroundScreen: 'Colours of a deployment',
  QuoteAcceptance: 'Transaction/Quote acceptance',
}

/** The groups of components. A test reports components that are missing here. */
const groupNames = {
  Actions:
    'ActionBar SummaryBar Button ButtonGroup ButtonLink CellButton IconButton Link MastheadLink Menu OrderBar TextButton ToggleGroup',
  Content:
    'Badge Bitmap CalendarDate CameraView Card Carousel ClampedText CodeBlock CountingMoney DataTable DataTablePlace DescriptionList Disclosure Heading Icon MapFrame Money MoneyChange Picture PictureGallery RowGrid ShareBar SheetRow Status Table Text Tile',
  Feedback:
    'AlertDialog Banner ConfirmDialog DataTableSkeleton Dialog EmptyState ErrorState ErrorSummary lazyDialog Skeleton Spinner ToastRegion',
  Forms:
    'Checkbox Chips ColorField DateField DateRange FileButton FoldableFields focusFirstInvalid MoneyField NumberField PasswordField QuantityStepper RadioGroup SearchField Select SuggestionList Switch TextArea TextField TimeField',
  Layout:
    'CoverLayout Divider Grid Hidden Inline ListToolbar Page PageHead PaperHead PaperPages Section ShellLayout Split Stack Toolbar',
  Navigation: 'BottomBar Breadcrumbs IndexCard Masthead NavigationDrawer NavigationMenu Pagination',
  Setup: 'DesignSystemProvider keepFocus RouterProvider',
}

export const componentGroups: ReadonlyMap<string, string> = new Map(
  Object.entries(groupNames).flatMap(([group, names]) => names.split(' ').map((name) => [name, group] as const)),
)
