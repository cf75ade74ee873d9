const designSystem = 'packages/design-system/src/'
const features = 'features/src/'
const foundation = 'features/src/foundation/'
const trade = 'features/src/trade/'
const reactAria = '(react-aria-components|react-aria|react-stately)/dist/private/'

const matching = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/** What is loaded when it is opened. */
const opened = '(Dialog|Fields|Picker)\\.tsx$'

/** What was entered before, which few forms offer. */
const recent = '(use)?[rR]ecent'

/**
 * How the code is cut into scripts: by what is used together. A hundred small scripts wait for each other, and compress
 * worse than ten. A module belongs to the first group that matches it or a module which imports it; so a group has
 * everything that its own modules need, except for what stands in the groups before it. What two groups need has to be
 * named in one before both: otherwise the second loads the first. `bytes.journey.ts` tells what each screen then loads.
 */
const groups = [
  /** What `boot.ts` imports: it runs while the others are on their way. */
  { name: 'boot', tags: ['$initial' as const] },
  /** It changes seldom: a new version of the portal leaves it in the browser's cache. */
  { name: 'react', test: matching('node_modules/(react|react-dom|scheduler)/') },
  /** What every page needs: the router, and what sign-in and the signed-in frame share. */
  {
    name: 'main',
    test: matching(
      'apps/portal/src/main\\.tsx$',
      `${designSystem}components/(Banner|ButtonLink|Card|Checkbox|FormControl|IconButton|Link|Masthead|SearchField|VisuallyHidden)/`,
      `${designSystem}.*/(breakpoints|usePublishedHeight)`,
      `${designSystem}parts/(PlainButton|buttonStyles|FieldFrame|FieldProps|typedText)`,
      `${foundation}(screens/(UpdateNotice|PublicScreen)|forms/(failedForms|unsentText)|url/safeInternalPath)`,
      `${foundation}(failures/(toastFailure|useIsMounted)|time/afterPaint|session/sessionPart)`,
    ),
  },
  /** Sign-in, and what its form has in common with the others. */
  {
    name: 'sign-in',
    test: matching(`${features}sign-in/`, `${designSystem}(components/TextField/|parts/GroupField)`),
  },
  /** What the other forms need, without the rules for what is entered. */
  {
    name: 'forms',
    test: matching(
      `${foundation}forms/(?!draft|.*Rules|${recent})`,
      `${trade}documents/(emailValues|isEmailAddress|splitAddresses)`,
      `${designSystem}components/TextArea/`,
    ),
  },
  /** The frame, the session and home. */
  {
    name: 'signed-in',
    test: matching(`${features}(shell|home)/(?!.*${opened})`, `${foundation}session/`),
  },
  /** The small parts that most other screens use, and the operations that they ask. */
  {
    name: 'screens',
    test: matching(
      'supplier-api/src/operations/index\\.ts$',
      'features/src/routes\\.ts$',
      `${foundation}(url|api|failures|time|settings|storage)/`,
      `${foundation}(forms/draft|screens/(?!UpdateBar))`,
      `${trade}(access|customer)/(?!.*(Account|restricted|PrintHead|Addressee))`,
      `${trade}(cart/(Review)?CartBar|catalogue/shownPrices|custom-lists/queries|documents/(queries|statementQueries|statementName|document(Kind|Key)))`,
      `${designSystem}(css|layout)/`,
      `${designSystem}components/Skeleton/CardSkeleton`,
      `${designSystem}components/(AlertDialog/(?!AlertSheet)|(Breadcrumbs|DescriptionList|Disclosure|Divider|EmptyState|QuantityStepper|RowGrid|SummaryBar|TextButton|ToggleGroup)/)`,
    ),
  },
  /** What payments need, and the pages to which they return. */
  { name: 'payments', test: matching(`${designSystem}components/MoneyField/`, `${trade}payments/`) },
  /** The bar of what can be done with selected rows, and React Aria's landmarks, which the toasts have too. */
  { name: 'selection', test: matching(`${designSystem}components/ActionBar/`, `${reactAria}landmark/`) },
  /** What React Aria's components share. No first screen has any. */
  {
    name: 'aria',
    test: matching(`${reactAria}(Button|Input|Group|Form|label/useField|utils/(useControlledState|useEvent|useSlot))`),
  },
  /** Fields of forms, without the calendar. */
  {
    name: 'fields',
    test: matching(
      `${designSystem}components/(Select|TimeField|DateRange)/`,
      `${designSystem}components/DateField/(?!Calendar)`,
      `${designSystem}parts/ReadField`,
    ),
  },
  /** What was entered before, for the checkout and the dialogs. */
  {
    name: 'remembered',
    test: matching(`${foundation}forms/${recent}(?!.*${opened})`),
  },
  /** What the cart and the checkout are made of. */
  {
    name: 'ordering',
    test: matching(
      `${trade}orders/(?!.*${opened})`,
      `${trade}cart/(EmptyCart|TotalsList|AlreadyPlaced|Order|OutcomeUnknown)`,
      `${trade}catalogue/tallyQueries`,
    ),
  },
  /** What a list of products needs. The details are shown in a dialog. */
  {
    name: 'products',
    test: matching(`${trade}(cart|catalogue)/(?!ProductDetails|.*([tT]ally|Stocked|${opened}))`),
  },
  {
    name: 'overlays',
    test: matching(
      `${designSystem}parts/(Overlay|PopoverPanel)`,
      `${designSystem}components/(AlertDialog/AlertSheet|Dialog/|Menu/|NavigationDrawer/NavigationSheet|Toast/ToastRegion)`,
      `${foundation}screens/UpdateBar`,
    ),
  },
  {
    name: 'dates',
    test: matching(`${designSystem}components/DateField/Calendar`, '@internationalized/date'),
  },
  {
    name: 'lists',
    test: matching(
      `${designSystem}components/DataTable/`,
      `${foundation}lists/(?!.*(View|${opened}))`,
      `${trade}documents/(?!.*([eE]mail|Rules|splitAddresses|Recipient|TransactionFields|fieldForWireName|${opened}))`,
      `${trade}(access|customer)/(?!.*${opened})`,
    ),
  },
  /** The menu of a list's saved views: it needs the overlays, which the list does not wait for. */
  { name: 'views', test: matching(`${foundation}lists/.*View(?!.*(${opened}|Schema))`) },
  /** The rules for what is entered. */
  {
    name: 'rules',
    test: matching(
      'node_modules/(yup|property-expr|tiny-case|toposort|@hookform/resolvers/yup)/',
      '(Schema|Rules)\\.ts$',
    ),
  },
  /** What is opened on a page. */
  { name: 'dialogs', test: matching(`(${foundation}|${trade}).*${opened}`, `${trade}documents/`) },
  {
    name: 'shared',
    minShareCount: 2,
    test: matching('node_modules', 'packages/(design-system|supplier-api)/', foundation, trade),
  },
  /** Each feature by itself, and what is opened on its pages. */
  {
    name: featureOf,
    debugName: 'features',
    test: matching(`${features}(?!foundation|trade)`),
    entriesAware: true,
  },
]

function featureOf(id: string): string | undefined {
  return /features\/src\/([^/]+)\//.exec(id)?.[1]
}

/** The bundler separates the names of a group and its entries by a tilde, which some web servers refuse. */
export const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.replaceAll('~', '-')}-[hash].js`

export const codeSplitting = { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) }

/** The groups of which a first page calls nearly everything. */
export const startGroups: ReadonlySet<string> = new Set(['react', 'main', 'signed-in'])
