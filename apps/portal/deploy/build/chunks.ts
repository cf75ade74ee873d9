const designSystem = 'packages/design-system/src/'
const features = 'features/src/'
const foundation = 'features/src/foundation/'
const trade = 'features/src/trade/'

const matching = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/**
 * Files whose code is loaded after the screen's code. These are the parts that open on a screen, such as dialogs, and also
 * the rules that check input.
 */
const loadedAfterScreen = '.*((Dialog|Fields|Picker)\\.tsx|(Schema|Rules)\\.ts)$'

/** The module that writes and saves CSV files: a script of its own, loaded when the first file is saved. */
const csvModule = 'saveCsv'

/**
 * How the code is cut into scripts. Modules that are used together are in one script, because a hundred small scripts would
 * wait for each other, and would compress worse than ten large ones. A module belongs to the first group whose pattern
 * matches the module or one of its importers. So a group contains everything that its modules import, except for modules of
 * earlier groups.
 * If two groups import the same module, name that module in a group that comes before both. Otherwise the module is in the
 * first of the two groups, and a screen that uses only the second group loads both. `bytes.journey.ts` shows which scripts
 * each screen loads.
 */
const groups = [
  /** The imports of `boot.ts`. They run while the other scripts are loading. */
  { name: 'boot', tags: ['$initial' as const] },
  /** React changes seldom, so it stays in the browser's cache when a new version of the portal is deployed. */
  { name: 'react', test: matching('node_modules/(react|react-dom|scheduler)/') },
  /** What every page needs: the router, and the code that sign-in and the shell share. */
  {
    name: 'main',
    test: matching(
      'apps/portal/src/main\\.tsx$',
      `${designSystem}components/(Banner|ButtonLink|Card|Checkbox|IconButton|Link|Masthead|SearchField|TextField)/`,
      `${foundation}(screens/(UpdateNotice|PublicScreen)|forms/(failedForms|unsentText)|url/safeInternalPath)`,
      `${foundation}(failures/useIsMounted|time/untilIdle|session/sessionPart)`,
    ),
  },
  /** Sign-in, and the code that its form shares with other forms. The rules that check input are in another group. */
  {
    name: 'forms',
    test: matching(
      `${features}sign-in/(?!.*Schema)`,
      `${foundation}forms/(Form|NewPasswordFields|usePortalForm)\\.`,
      `${designSystem}components/(FormControl|TextArea)/`,
    ),
  },
  /** The shell (the frame with the menus around every signed-in page), the session, and the home page. */
  {
    name: 'signed-in',
    test: matching(`${features}(shell|home)/(?!suggestions/|${loadedAfterScreen})`, `${foundation}session/`),
  },
  /** The small parts that most screens use, apart from sign-in and home. */
  {
    name: 'screens',
    test: matching(
      `${foundation}(api|forms|screens|settings|storage|time|url)/(?!UpdateBar|MoreMenu|${loadedAfterScreen})`,
      `${foundation}(failures/|lists/(ListSearch|PrintButton|ToolButton))`,
      `${trade}(cart/CartBar|documents/(document(Key|Kind)|productLines|queries|splitAddresses|[sS]tatementDate))`,
      `${designSystem}(css|layout|parts)/(?!AriaLocale|Overlay|Popover|isoDate)`,
      `${trade}(access|custom-lists|customer)/(?!parked|[rR]ecentEntries|${loadedAfterScreen})`,
      `${designSystem}components/(ActionBar|AlertDialog/Confirm|Badge|Breadcrumbs|DescriptionList|Disclosure|Divider|EmptyState|QuantityStepper|RadioGroup|RowGrid|Select|SheetRow|Skeleton|Status|SummaryBar|TextButton|ToggleGroup)`,
    ),
  },
  /** The code that copies lists and documents to the cart. */
  { name: 'copying', test: matching(`${trade}[^/]+/(copyChanges|useCopyDialogs|lastOrderQueries)\\.`) },
  /**
   * The code that adds many products to the cart, and that shows which prices have changed and which lines were not added.
   */
  {
    name: 'adding',
    test: matching(
      `${trade}cart/(AttemptNote|addInTurn|additions)\\.`,
      `${designSystem}components/(FileButton|MoneyChange)/`,
    ),
  },
  /** The code for ordering a product by lengths, and for showing its prices. */
  { name: 'tally', test: matching(`${trade}catalogue/(tally|tallyQueries|shownPrices)\\.`) },
  /** The code that cart and checkout share, such as the module that keeps what the user entered in earlier orders. */
  {
    name: 'ordering',
    test: matching(`${trade}((cart|orders)/(?!lineDifferences|${loadedAfterScreen})|customer/[rR]ecentEntries\\.)`),
  },
  /** Lists of products. */
  {
    name: 'products',
    test: matching(`${trade}catalogue/(?!ProductDetails|.*Tally|${loadedAfterScreen})`),
  },
  /**
   * The code for ordering by text, and the `NumberField` component. The modules that read the text are left out: they are
   * loaded when the user enters the first text.
   */
  {
    name: 'order-text',
    test: matching(`${trade}order-text/(?!read(Line|Order|Table))`, `${designSystem}components/NumberField/`),
  },
  {
    name: 'lists',
    test: matching(
      `${designSystem}components/DataTable/`,
      `${foundation}lists/(?!${csvModule}|.*(View|${loadedAfterScreen}))`,
    ),
  },
  /** The code that document lists share with the document page. */
  { name: 'documents', test: matching(`${trade}documents/(?!.*([eE]mail|Recipient|${loadedAfterScreen}))`) },
  /** Ordering the products of an earlier order again, on a screen of its own and in a dialog. */
  {
    name: 'reorder',
    test: matching(`${trade}order-again/(?!LastOrders|lastOrderQueries|${loadedAfterScreen})`),
  },
  /** React Aria. Everything that opens over a page is built with it. */
  { name: 'aria', test: matching('node_modules/(react-aria|react-stately|@internationalized)') },
  /**
   * The frames of menus, dialogs and popovers, without their content. So a page that opens a small dialog does not load the
   * other dialogs.
   */
  { name: 'overlays', test: matching(`${designSystem}(parts/(AriaLocale|Overlay|Popover)|components/(Dialog|Menu)/)`) },
  /** The rules that check input. */
  { name: 'rules', test: matching('node_modules/(yup|@hookform/resolvers/yup)/', '(Schema|Rules)\\.ts$') },
  /** Saved views of a list, with their dialogs. */
  { name: 'views', test: matching(`${foundation}lists/.*View`) },
  /** Dialogs and other parts that open on several pages. */
  {
    name: 'dialogs',
    test: matching(
      `(${foundation}|${trade})${loadedAfterScreen}`,
      `${trade}documents/`,
      `${foundation}lists/(?!${csvModule})`,
    ),
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
  },
  /** The date field of the checkout, the invoices and the registration. */
  { name: 'dates', test: matching(`${designSystem}components/DateField/(?!Calendar)`) },
  /** A script for each feature, without the parts that open on its pages: those are loaded when they open. */
  {
    name: featureOf,
    debugName: 'features',
    test: matching(`${features}(?!foundation|trade)(?!${loadedAfterScreen})`),
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
  },
]

function featureOf(id: string): string | undefined {
  return /features\/src\/([^/]+)\//.exec(id)?.[1]
}

/** The file name of a script. The bundler appends `~` and the names of entries to a group's name. That part is cut off. */
export const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`

export const codeSplitting = { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) }
