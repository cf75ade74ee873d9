const designSystem = 'packages/design-system/src/'
const features = 'features/src/'
const foundation = 'features/src/foundation/'
const trade = 'features/src/trade/'

const matching = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/** What is not loaded with a screen: what is opened, and the rules for what is entered. */
const later = '.*((Dialog|Fields|Picker)\\.tsx|(Schema|Rules)\\.ts)$'

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
  /** What every page needs: the router, and what sign-in and the shell share. */
  {
    name: 'main',
    test: matching(
      'apps/portal/src/main\\.tsx$',
      `${designSystem}components/(Banner|ButtonLink|Card|Checkbox|FormControl|IconButton|Link|Masthead|SearchField|TextField|VisuallyHidden)/`,
      `${foundation}(screens/(UpdateNotice|PublicScreen)|forms/(failedForms|unsentText)|url/safeInternalPath)`,
      `${foundation}(failures/(toastFailure|useIsMounted)|time/afterPaint|session/sessionPart)`,
    ),
  },
  /** Sign-in, and what its form has in common with the others, without the rules for what is entered. */
  {
    name: 'forms',
    test: matching(
      `${features}sign-in/(?!.*Schema)`,
      `${foundation}forms/(fieldOf|Form|NewPassword|SendButton|usePortalForm)`,
      `${designSystem}components/TextArea/`,
    ),
  },
  /** The shell, the session and home. */
  {
    name: 'signed-in',
    test: matching(`${features}(shell|home)/(?!${later})`, `${foundation}session/`),
  },
  /** The small parts that most other screens use. */
  {
    name: 'screens',
    test: matching(
      `${foundation}(api|forms|screens|settings|storage|time|url)/(?!UpdateBar|${later})`,
      `${foundation}failures/`,
      `${trade}(cart/(Review)?CartBar|documents/(document(Key|Kind)|queries|[sS]tatement(Date|Name|Queries)))`,
      `${designSystem}(css|layout|parts)/(?!AriaLocale|Overlay|Popover|isoDate)`,
      `${trade}(access|custom-lists|customer|payments)/(?!${later})`,
      `${designSystem}components/(AlertDialog/Confirm|Breadcrumbs|DateField/(?!Calendar)|DateRange|DescriptionList|Disclosure|Divider|EmptyState|MoneyField|NumberField|QuantityStepper|RadioGroup|RowGrid|Select|Skeleton|Status|SummaryBar|Switch|TextButton|TimeField|ToggleGroup)`,
    ),
  },
  /** What is ordered: the cart, and lists of products. */
  {
    name: 'ordering',
    test: matching(`${trade}(cart|catalogue|orders)/(?!ProductDetails|.*(Tally|Stocked)|${later})`),
  },
  {
    name: 'lists',
    test: matching(
      `${designSystem}components/(ActionBar|DataTable)/`,
      `${foundation}lists/(?!.*(View|${later}))`,
      `${trade}documents/(?!.*([eE]mail|Recipient|${later}))`,
    ),
  },
  /** What opens over a page is made with React Aria. */
  { name: 'aria', test: matching('node_modules/(react-aria|react-stately|@internationalized)') },
  /** The rules for what is entered. */
  { name: 'rules', test: matching('node_modules/(yup|@hookform/resolvers/yup)/', '(Schema|Rules)\\.ts$') },
  /** What is opened on several pages. */
  { name: 'dialogs', test: matching(`(${foundation}|${trade})${later}`, `${trade}documents/`, `${foundation}lists/`) },
  /** Each feature by itself; what is opened on its pages comes by itself too. */
  {
    name: featureOf,
    debugName: 'features',
    test: matching(`${features}(?!foundation|trade)(?!${later})`),
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
  },
]

function featureOf(id: string): string | undefined {
  return /features\/src\/([^/]+)\//.exec(id)?.[1]
}

/** The bundler adds to the name of a group which entries have it. */
export const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`

export const codeSplitting = { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) }
