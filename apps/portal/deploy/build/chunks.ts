const designSystem = 'packages/design-system/src/'
const features = 'features/src/'
const shared = 'features/src/shared/'
const reactAria = '(react-aria-components|react-aria|react-stately)/dist/private/'

const matching = (...parts: readonly string[]) => new RegExp(parts.join('|'))

/**
 * How the code is cut into scripts: by what is used together. A hundred small scripts wait for each other, and compress
 * worse than ten. A module belongs to the first group that matches it or a module which imports it; so a group has
 * everything that its own modules need, except for what stands in the groups before it. What two groups need has to be
 * named in one before both: otherwise the second loads the first. `bytes.journey.ts` tells what each screen then loads.
 */
const groups = [
  /** What `boot.ts` imports: it runs while the others are on their way. */
  { name: 'boot', tags: ['$initial' as const] },
  /** What every page needs: React, the router, and what sign-in and the signed-in frame share. */
  {
    name: 'main',
    test: matching(
      'apps/portal/src/main\\.tsx$',
      `${designSystem}components/(Banner|Masthead|TextField|IconButton|Card|Link|ButtonLink|VisuallyHidden)/`,
      `${designSystem}.*/(usePublishedHeight|focusFirstInvalid)`,
      `${shared}(screens/(UpdateNotice|PublicScreen)|forms/(failedForms|unsentText)|addresses/safeInternalPath)`,
      `${shared}(failures/toastFailure|session/sessionPart)`,
      `${reactAria}(textfield/|visually-hidden/|(Form|Autocomplete|Text|Input|Group|FieldError)\\.)`,
      `${reactAria}(SelectionIndicator|SharedElementTransition|utils/(useControlledState|useEvent|number))`,
    ),
  },
  { name: 'forms', test: matching(`${features}sign-in/(?!.*Schema)`, `${shared}forms/(?!.*Rules)`) },
  /** The frame, the session, home, and the small parts that most screens use. */
  {
    name: 'signed-in',
    test: matching(
      `${features}(shell|home)/`,
      `${shared}(addresses|api|entries|failures|locks|notices|pace|screens|session|settings|storage|widgets|words)/`,
      `${designSystem}(css|layout)/`,
      `${designSystem}components/(TextButton|DescriptionList|EmptyState|Disclosure|Divider)/`,
      `${reactAria}(focus/FocusScope|landmark/)`,
    ),
  },
  /** Rules for the input of forms, which are needed when a form is sent. */
  {
    name: 'rules',
    test: matching(
      'node_modules/(yup|property-expr|tiny-case|toposort|@hookform/resolvers/yup)/',
      '(Schema|Rules)\\.ts$',
    ),
  },
  {
    name: 'overlays',
    test: matching(
      `${designSystem}parts/(Overlay|Opened|DrawerSheet)`,
      `${designSystem}components/(Toast/ToastRegion|(Menu|Select|Dialog|AlertDialog|Tooltip|Drawer|Tabs)/)`,
    ),
  },
  {
    name: 'products',
    test: matching(
      `${designSystem}components/(QuantityStepper|NumberField|RowGrid|PictureGallery|Picture)/`,
      `${shared}(products|tally|cart|catalogue)/`,
    ),
  },
  {
    name: 'dates',
    test: matching(`${designSystem}components/(DatePicker|DateRange|TimeField)/`, '@internationalized/date'),
  },
  {
    name: 'lists',
    test: matching(
      `${designSystem}components/(DataTable|ToggleGroup|ActionBar|SummaryBar)/`,
      `${shared}(lists|print|files|transactions|customer|ageing)/`,
    ),
  },
  {
    name: 'documents',
    test: matching(`${shared}(statements|payments|email|ordering|remembered|account-status|comments|views)/`),
  },
  { name: 'shared', minShareCount: 2, test: matching('node_modules', '/packages/', shared) },
  /** Each feature by itself. */
  {
    name: (id: string) => /features\/src\/([^/]+)\//.exec(id)?.[1],
    debugName: 'features',
    test: matching(`${features}(?!shared)`),
    includeDependenciesRecursively: false,
  },
]

export const codeSplitting = { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) }
