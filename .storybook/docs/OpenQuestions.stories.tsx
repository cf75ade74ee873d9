import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@trade-portal/design-system'
import { operationNames } from '@trade-portal/supplier-api'
import { entryGuide, settingsGuide } from '@trade-portal/supplier-api/describe'
import { expect } from 'storybook/test'
import { amounts } from './connecting/amounts.ts'
import { FactSection, type Fact } from './connecting/FactTable.tsx'
import * as rules from './connecting/openRules.ts'
import { StoryLink, DocsPage } from './DocsPage.tsx'
import { featureUses } from './operationFacts.ts'

/** The screens that are needed to sign in and order. */
const toOrder = new Set([
  'SignInScreen',
  'Shell',
  'HomeScreen',
  'CatalogueScreen',
  'SearchScreen',
  'CartScreen',
  'CheckoutScreen',
])

const uses = operationNames().flatMap((name) =>
  (featureUses.get(name)?.screens ?? []).map((screen) => ({ screen, name })),
)

/** The functions that each screen may call, computed from the source files. */
const screenNeeds: readonly Fact[] = [...Map.groupBy(uses, ({ screen }) => screen)]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([screen, calls]) => [screen, calls.map(({ name }) => name).join(', ')])

/** The functions to implement first: those of the screens that are needed to order. */
const functionsToImplementFirst = operationNames().filter(
  (name) => name === 'login' || uses.some((use) => use.name === name && toOrder.has(use.screen)),
)

/** One row per operation, with its amount fields. Fields with the same meaning are grouped. */
const amountFacts = Object.entries(amounts).map(
  ([name, fields]) =>
    [
      name,
      [...Map.groupBy(Object.entries(fields), ([, meaning]) => meaning)]
        .map(([meaning, group]) => `${group.map(([path]) => path.split('.').at(-1)).join(', ')}: ${meaning}`)
        .join(' '),
    ] as const,
)

const settings = [...Object.values(entryGuide), ...Object.values(settingsGuide)].map(
  ({ file, effect, value }) => [file, `${effect} Value: ${value.words}.`] as const,
)

function OpenQuestionsPage() {
  return (
    <DocsPage
      title="What fields and types do not say"
      intro={
        <Text>
          Answers to what the author of a server would otherwise have to guess. Words with a meaning have a page of
          their own:{' '}
          <StoryLink story="supplier-words-and-flags-that-the-portal-understands--live">
            Words and flags that the portal understands
          </StoryLink>
          .
        </Text>
      }
    >
      <FactSection title="Carts" label="Cart" facts={rules.cartRules} />
      <FactSection
        title="Amounts, with or without GST"
        about="paymentAmount of createPaymentSession is with GST. In tax mode read Tax for GST."
        label="Amount"
        facts={amountFacts}
      />
      <FactSection title="Products sold by length" label="Tally" facts={rules.tallyRules} />
      <FactSection
        title="No data"
        about="These functions may say so by an error row, which counts as a result. From every other function such an error is a failure: send an empty list."
        label="Functions without data"
        header="Function"
        facts={rules.noRecords}
      />
      <FactSection title="Categories, positions, balances" label="Question" facts={rules.otherRules} />
      <FactSection
        title="Which functions a screen needs"
        about={`Begin with the ${functionsToImplementFirst.length} functions by which customers sign in, find products and order: ${functionsToImplementFirst.join(', ')}. The table is computed from the portal’s code.`}
        label="Screen"
        facts={screenNeeds}
      />
      <FactSection
        title="Every setting"
        about="The first entry of DeviceList in config/configuration.json; all but the fields of the entry stand in its settings. A switch is off unless it is clearly on. The README of a release says how to deploy."
        label="Setting"
        facts={settings}
      />
    </DocsPage>
  )
}

const meta = {
  title: 'Supplier/What fields and types do not say',
  component: OpenQuestionsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof OpenQuestionsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('cell', { name: 'CheckoutScreen' }).closest('tr')
    for (const name of ['processComplete', 'getListDespatchMethod', 'getGeocode'])
      await expect(row).toHaveTextContent(name)
    await expect(canvas.getByText(/^Begin with the \d+ functions/)).toHaveTextContent('createCart')
    await expect(canvas.getByRole('cell', { name: 'hide_review_price' })).toBeVisible()
  },
}
