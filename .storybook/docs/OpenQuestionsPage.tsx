import * as rules from './connecting/openRules.ts'
import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { amounts } from './connecting/amounts.ts'
import { FactSection } from './connecting/FactTable.tsx'
import { functionsToImplementFirst, screenNeeds } from './connecting/screenNeeds.ts'
import { entryGuide, settingsGuide } from './connecting/settingsGuide.ts'
import { StoryLink } from './StoryLink.tsx'

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
  ({ file, effect }) => [file, effect] as const,
)

export function OpenQuestionsPage() {
  return (
    <main>
      <Page>
        <Stack space="xlarge">
          <Stack space="medium">
            <Heading level={1}>What fields and types do not say</Heading>
            <Text>
              Answers to what the author of a server would otherwise have to guess. Words with a meaning have a page of
              their own:{' '}
              <StoryLink story="supplier-words-and-flags-that-the-portal-understands--live">
                Words and flags that the portal understands
              </StoryLink>
              .
            </Text>
          </Stack>
          <FactSection title="What counts as success" label="Success" facts={rules.successRules} />
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
          <FactSection title="A deployment" label="Part" facts={rules.deploymentRules} />
          <FactSection
            title="Every setting"
            about="The first entry of DeviceList in config/configuration.json; all but the fields of the entry stand in its settings. A switch is off unless it is clearly on."
            label="Setting"
            facts={settings}
          />
        </Stack>
      </Page>
    </main>
  )
}
