import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBlock, Disclosure, Heading, Stack, Text } from '@trade-portal/design-system'
import { expect } from 'storybook/test'
import { ruleExamples } from '../checks/ruleExamples.ts'
import { rules } from '../checks/rules.ts'
import { DocsPage } from '../docs/DocsPage.tsx'
import { Facts } from './Facts.tsx'

function StructurePage() {
  return (
    <DocsPage title="Structure">
      <Text>
        A person who listens instead of looking walks through a page by its landmarks, headings, lists and groups. Axe
        accepts a page without them. Every story is therefore also checked for these rules after it has ended, and fails
        with the sentence in the last column.
      </Text>
      <Facts
        label="Rules"
        headers={{ rule: 'Rule', bad: 'Not this', finding: 'What the check says' }}
        rows={Object.entries(ruleExamples).map(([name, { asks, bad, finding, good }]) => ({
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
        }))}
      />
      <Heading level={2}>What can be pressed</Heading>
      <Text>Whatever can be pressed is 24 px wide and high at least, or has as much space for itself.</Text>
      <Heading level={2}>What is announced</Heading>
      <Text>
        No message is announced twice within a second, none contains a missing value, such as undefined, and none is
        added to the page together with its live region, because most screen readers miss it then.
      </Text>
    </DocsPage>
  )
}

const meta = {
  component: StructurePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StructurePage>
export default meta
type Story = StoryObj<typeof meta>

/** Each check reports the sentence that the page shows for the bad example, and nothing for the good one. */
export const Live: Story = {
  play: async () => {
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
    for (const [name, { find }] of Object.entries(rules)) {
      const example = Object.entries(ruleExamples).find(([key]) => key === name)?.[1]
      if (!example) continue
      await expect(find(parse(example.bad)), name).toContain(example.finding)
      await expect(find(parse(example.good)), name).toEqual([])
    }
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
