import { Heading, Money, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { useComputed } from './useComputed.ts'

const uses = {
  caption: 'Table heads, units.',
  small: 'Codes, hints, notes, labels of fields.',
  standard: 'Rows, controls, headings inside a card.',
  prose: 'Paragraphs.',
  heading: 'The heading of a section or a dialog.',
  headingPhone: 'The title of the screen on a phone.',
  headingLarge: 'The title of the screen.',
  total: 'The one amount that counts.',
  figure: 'Balances in the tiles of the start.',
  cover: 'The company on the other half of the sign-in page.',
} as const satisfies Record<keyof typeof vars.fontSize, string>

export function TypePage() {
  const sizes: Readonly<Record<string, string>> = useComputed('font-size', vars.fontSize)
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Type</Heading>
          <Text>
            The typeface is the device’s own: no font is loaded. Sizes are in rem, so they follow the text size that the
            reader has set. Digits in columns all have the same width.
          </Text>
          <Table
            label="Sizes"
            columns={[
              { key: 'sample', header: 'Sample' },
              { key: 'name', header: 'Name' },
              { key: 'size', header: 'Size', align: 'end' },
              { key: 'use', header: 'Use' },
            ]}
            rows={Object.entries(vars.fontSize).map(([name, fontSize]) => ({
              key: name,
              cells: {
                sample: <span style={{ fontSize }}>Treated pine</span>,
                name,
                size: sizes[name],
                use: Object.entries(uses).find(([known]) => known === name)?.[1],
              },
            }))}
          />
          <Stack space="small">
            <Heading level={2}>Figures</Heading>
            {[110, 8888, 123450, 9999999].map((amount) => (
              <Text key={amount} align="end">
                <Money amount={amount} />
              </Text>
            ))}
          </Stack>
        </Stack>
      </Page>
    </main>
  )
}
