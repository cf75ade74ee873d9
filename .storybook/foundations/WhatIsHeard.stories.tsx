import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBlock, Heading, Stack, Table, Text } from '@trade-portal/design-system'
import { expect, within } from 'storybook/test'
import tallyProduct from '../../tests/journeys/heard.journey.ts-snapshots/a-tally-product.txt?raw'
import errorAtCheckout from '../../tests/journeys/heard.journey.ts-snapshots/an-error-at-checkout.txt?raw'
import searchToOrderPlaced from '../../tests/journeys/heard.journey.ts-snapshots/search-to-order-placed.txt?raw'
import { DocsPage } from '../docs/DocsPage.tsx'
import { readTranscript, type Said } from './readTranscript.ts'

const transcripts = [
  { title: 'From a search to Order Placed', text: searchToOrderPlaced },
  { title: 'A product sold by length', text: tallyProduct },
  { title: 'An error at the checkout and its repair', text: errorAtCheckout },
]

const marks = [
  { mark: 'Tab × 3', means: 'The key was pressed three times. Each place that it came to has its own line.' },
  { mark: 'types “joist”', means: 'The text was typed.' },
  {
    mark: 'H, B, F, K',
    means: 'A key of the screen reader: to the next heading, button, field, link. With Shift back.',
  },
  { mark: '↓', means: 'Reads on, line by line.' },
  { mark: 'page: …', means: 'The title of the page has changed.' },
  { mark: '“…”', means: 'A message of the portal, said when the screen reader has finished what it says.' },
  { mark: '“…” at once', means: 'A message that interrupts what is being said.' },
]

function WhatIsHeardPage() {
  return (
    <DocsPage title="What is heard">
      <Text>
        Three journeys through the portal without a mouse and without looking. Read a right column aloud: it has to make
        sense by itself.
      </Text>
      <Text>
        The journeys run in Chromium with the production build and the simulated supplier. After each key the test reads
        Chromium’s accessibility tree, which screen readers read too: what has the focus, what was entered with it, and
        in which state it is. Screen readers differ in their words, not in what they know.
      </Text>
      <Table
        label="How to read the transcripts"
        columns={[
          { key: 'mark', header: 'Mark' },
          { key: 'means', header: 'Meaning' },
        ]}
        rows={marks.map((entry) => ({ key: entry.mark, cells: entry }))}
      />
      {transcripts.map((transcript) => (
        <Transcript key={transcript.title} {...transcript} />
      ))}
      <Heading level={2}>After a change</Heading>
      <Text>
        A test compares each journey with its transcript. When a difference is intended, this writes the transcripts
        anew. Read them before they are committed.
      </Text>
      <CodeBlock>pnpm playwright test --config=tests/journeys/playwright.config.ts heard --update-snapshots</CodeBlock>
    </DocsPage>
  )
}

function Transcript({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack space="small">
      <Heading level={2}>{title}</Heading>
      <Table
        label={title}
        columns={[
          { key: 'keys', header: 'Keys' },
          { key: 'said', header: 'What is said' },
        ]}
        rows={readTranscript(text).map(({ keys, said }, index) => ({
          key: String(index),
          cells: { keys, said: <Words said={said} /> },
        }))}
      />
    </Stack>
  )
}

function Words({ said }: { readonly said: readonly Said[] }) {
  return said.map(({ by, words }, index) => (
    // A line of a transcript has no id, so its position is the key.
    // oxlint-disable-next-line react/no-array-index-key
    <Text key={index} weight={by === 'focus' ? 'regular' : 'strong'}>
      {by === 'focus' ? words : `“${words}”${by === 'interrupting' ? ' at once' : ''}`}
    </Text>
  ))
}

const meta = {
  component: WhatIsHeardPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof WhatIsHeardPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    const order = canvas.getByRole('table', { name: 'From a search to Order Placed' })
    await expect(order).toHaveTextContent(/Order Placed, alert dialog, .*Order number: \d+/)
    const error = within(canvas.getByRole('table', { name: 'An error at the checkout and its repair' }))
    await expect(error.getByText('“3 things need attention”')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
