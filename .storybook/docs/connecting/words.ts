import { formatCodes, frequencyCodes, typeCodes } from '@trade-portal/features/price-book/codes'
import {
  bottomBarTypes,
  chargeNames,
  chargeUnit,
  documentKinds,
  accessLabels,
  homeWidgetTypes,
  restrictedStatuses,
} from '@trade-portal/features/supplier-vocabulary'
import { documentFormats, roles, stockStatuses, type Result } from '@trade-portal/supplier-api'
import type { Fact } from './FactTable.tsx'

/** Words of one kind: where they occur, and the effect of each. */
interface WordGroup {
  readonly title: string
  /** Where the words occur, and how they are compared. */
  readonly about: string
  readonly words: readonly Fact[]
}

type Outcome = Exclude<Result<'queryPaymentSession'>['outcome'], 'unknown'>

const paymentOutcomes: Readonly<Record<Outcome, string>> = {
  approved: 'The customer reads that the payment has succeeded.',
  declined: 'The customer reads that nothing was paid.',
  cancelled: 'The customer reads that nothing was paid.',
  pending: 'The outcome is shown as not known yet.',
}

const stock: Readonly<Record<(typeof stockStatuses)[number], string>> = {
  InStock: 'Shown as in stock.',
  LowStock: 'Shown as low stock.',
  SpecialOrder: 'Shown as a special order.',
}

const kindNames: Readonly<Record<string, string>> = {
  payment: 'A payment: it is shown without lines.',
  invoice: 'An invoice or credit: it may be paid if its total is above 0, and commented.',
  quote: 'A quote: it may be accepted, and a change may be requested.',
  order: 'An order: a change may be requested.',
}

const screens: Readonly<Record<keyof typeof bottomBarTypes, string>> = {
  links: 'Leads to the links.',
  support: 'Leads to the support form. Its object_value is the recipient; text up to a colon is removed.',
  stores: 'Leads to the stores.',
  contact: 'Leads to the form for a representative.',
}

/** Every word that the portal recognises, imported from the code that recognises it. */
export const wordGroups: readonly WordGroup[] = [
  {
    title: 'TopButtonBar: entries of the menu',
    about:
      'label_object of getWidgetConfiguration. Letter case does not count. An entry shows only if such a row has is_enabled true.',
    words: accessLabels.map((label) => [label, 'Enables the entry, in the menu and at its address.']),
  },
  {
    title: 'HomePage: the homepage',
    about: 'getWidgetConfiguration, in the field that is named. Letter case does not count.',
    words: [
      [
        homeWidgetTypes.banner,
        'type_object. A banner: object_value is its picture, object_value_2 the page that it leads to, desc_object its description.',
      ],
      [homeWidgetTypes.balances, 'label_object. Shows the current and the overdue balance.'],
    ],
  },
  {
    title: 'BottomLinkBar: the bar at the bottom',
    about: 'type_object of getWidgetConfiguration. Letter case does not count; label_object is the text that is shown.',
    words: Object.entries(bottomBarTypes).map(([screen, type]) => [
      type,
      screens[isBottomScreen(screen) ? screen : 'links'],
    ]),
  },
  {
    title: 'Links and JobManagement',
    about:
      'getWidgetConfiguration. No words: every enabled row counts. That the links of the account menu are a set of this name is our choice: the documents name none for them.',
    words: [
      [
        'Links',
        'object_value is the address, label_object the title, desc_object the text. A row without a value is not shown.',
      ],
      [
        'JobManagement',
        'object_value_2, or object_value where that is blank, is the address; label_object is the title.',
      ],
    ],
  },
  {
    title: 'Status of the account',
    about: 'account_status of getUserDetails.',
    words: [
      [
        'Active',
        'The account is shown as Active. Letter case does not count. Any other word is shown as Inactive, with the word.',
      ],
      ...restrictedStatuses.map((status): Fact => [
        status,
        'Exactly so. The customer is told at sign-in, if the settings have a message for it, and on the homepage, in the cart, the checkout and on quotes.',
      ]),
    ],
  },
  {
    title: 'Stock',
    about: 'stockStatus of products. Exactly so; anything else shows no stock at all.',
    words: stockStatuses.map((status) => [status, stock[status]]),
  },
  {
    title: 'Types of transactions',
    about:
      'transactionType of lists and documents, displayType of statements. The first row whose pattern is found in the word counts; a word without any is shown as it is and offers nothing.',
    words: documentKinds.map(([kind, pattern]) => [pattern.source.replaceAll('|', ', '), kindNames[kind] ?? '']),
  },
  {
    title: 'Lines of documents',
    about: 'productDesc of lines. Letter case does not count.',
    words: [
      [
        chargeNames.source.replace(/^\^\(|\)\\b$/g, '').replaceAll('|', ', '),
        'A name that begins so is a delivery charge, which is not offered to be ordered again.',
      ],
    ],
  },
  {
    title: 'Roles of users',
    about: 'roleID of getListMobileUsers. Letter case does not count. Any other role is shown and sent back as it is.',
    words: roles.map((role) => [role, 'Offered when a user is added or changed.']),
  },
  {
    title: 'Custom lists',
    about: 'type of getCustomLists. Letter case does not count.',
    words: [
      ['Generic', 'A list of the supplier: customers cannot delete it. Any other type is the customer’s own list.'],
    ],
  },
  {
    title: 'Units',
    about: 'UOM. Units are yours, and are shown and sent back as written. One is the portal’s own.',
    words: [[chargeUnit, 'The unit of the delivery charge, as it is added to the cart. Accept it in any letter case.']],
  },
  {
    title: 'Price books',
    about:
      'Codes of getPriceBookInfo and sendPriceBookInfoChanges. Exactly so; an unknown code is shown as it is and kept.',
    words: [
      ...typeCodes.map(({ value, label }): Fact => [`typePricebook ${value}`, label]),
      ...formatCodes.map(({ value, label }): Fact => [`deliveryFormat ${value}`, label]),
      ...frequencyCodes(false).map(({ value, label }): Fact => [`frequencyPricebook ${value}`, label]),
    ],
  },
  {
    title: 'Formats of e-mailed documents',
    about: 'format of emailTransaction and emailTransactions, as the portal sends it.',
    words: documentFormats.map((format) => [format, format === 'pdf' ? 'Offered first.' : 'Offered.']),
  },
  {
    title: 'Outcome of a payment',
    about: 'status of queryPaymentSession. Letter case does not count; anything else is shown as not known yet.',
    words: Object.entries(paymentOutcomes),
  },
  {
    title: 'Yes and no',
    about: 'Every field that is true or false.',
    words: [
      ['true, 1, yes, y', 'Yes. As text in any letter case.'],
      ['anything else', 'No, also null, a blank and a missing field.'],
    ],
  },
]

function isBottomScreen(name: string): name is keyof typeof bottomBarTypes {
  return Object.hasOwn(bottomBarTypes, name)
}

/** What the despatch flag does. The page shows this table first. */
export const despatchFlag: readonly Fact[] = [
  [
    'delivery: true',
    'The customer collects. The customer chooses a branch; address, on-site contact and vehicle are not asked for, and no delivery charge is added.',
  ],
  [
    'delivery: false, null or missing',
    'The goods are delivered. Address, on-site contact and vehicle are asked for, and the delivery charge is added to the cart.',
  ],
  [
    'If you read it the other way',
    'Goods that were to be delivered are ordered without an address and wait at a branch. Whoever wants to collect has to give an address and pays for a delivery. Nothing fails, so nobody notices before the first wrong delivery: run the probe, which says of each method how it is treated.',
  ],
]
