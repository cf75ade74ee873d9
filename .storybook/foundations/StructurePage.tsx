import { CodeBlock, Disclosure, Heading, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { ruleExamples } from '../checks/ruleExamples.ts'

export function StructurePage() {
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Structure</Heading>
          <Text>
            A person who listens instead of looking walks through a page by its landmarks, headings, lists and groups.
            Axe accepts a page without them. Every story is therefore also checked for these rules after it has ended,
            and fails with the sentence in the last column.
          </Text>
          <Table
            label="Rules"
            columns={[
              { key: 'rule', header: 'Rule' },
              { key: 'bad', header: 'Not this' },
              { key: 'finding', header: 'What the check says' },
            ]}
            rows={Object.entries(ruleExamples).map(([name, { asks, bad, finding, good }]) => ({
              key: name,
              cells: {
                rule: asks,
                bad: (
                  <Stack space="xxsmall">
                    <CodeBlock>{bad}</CodeBlock>
                    <Disclosure title={`This: ${name}`}>
                      <CodeBlock>{good}</CodeBlock>
                    </Disclosure>
                  </Stack>
                ),
                finding: `${name}: ${finding}`,
              },
            }))}
          />
          <Heading level={2}>What can be pressed</Heading>
          <Text>Whatever can be pressed is 24 px wide and high at least, or has as much space for itself.</Text>
          <Heading level={2}>What is announced</Heading>
          <Text>
            No message is announced twice within a second, none contains a missing value, such as undefined, and none is
            added to the page together with its live region, because most screen readers miss it then.
          </Text>
        </Stack>
      </Page>
    </main>
  )
}
