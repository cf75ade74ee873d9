import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { FactSection } from './connecting/FactTable.tsx'
import { despatchFlag, wordGroups } from './connecting/words.ts'

export function WordsPage() {
  return (
    <main>
      <Page>
        <Stack space="xlarge">
          <Stack space="medium">
            <Heading level={1}>Words and flags that the portal understands</Heading>
            <Text>
              A server may be right in every field and still be misunderstood, if it writes other words. These are all
              that the portal recognises, read from the portal’s code.
            </Text>
          </Stack>
          <FactSection
            title="First of all: the despatch flag"
            about="The field delivery of getListDespatchMethod does not mean what its name suggests: true marks what the customer collects."
            label="Flag"
            facts={despatchFlag}
          />
          {wordGroups.map(({ title, about, words }) => (
            <FactSection key={title} title={title} about={about} label={title} header="Word" facts={words} />
          ))}
        </Stack>
      </Page>
    </main>
  )
}
