import { Heading, Money, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { useComputed } from './useComputed.ts'

const uses = {
  small: 'Labels, hints, badges, table headers.',
  standard: 'Ordinary text.',
  large: 'The main figure on a card.',
  headingSmall: 'A heading inside a card.',
  heading: 'The heading of a section or a dialog.',
  headingLarge: 'The page title on a phone; a large amount.',
  display: 'The page title on a tablet or wider.',
} as const satisfies Record<keyof typeof vars.fontSize, string>

/** The seven font sizes. The typeface is the device's own. */
export function TypePage() {
  const sizes = useComputed('font-size', vars.fontSize)
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
              { key: 'size', header: 'Now', align: 'end' },
              { key: 'use', header: 'Use' },
            ]}
            rows={Object.entries(vars.fontSize).map(([name, fontSize]) => ({
              key: name,
              cells: { sample: <span style={{ fontSize }}>Treated pine</span>, name, ...readRow(name, sizes) },
            }))}
          />
          <Stack space="small">
            <Heading level={2}>Figures</Heading>
            {[110, 8888, 123450, 9999999].map((amount) => (
              <Text key={amount} align="end" numeric>
                <Money amount={amount} />
              </Text>
            ))}
          </Stack>
        </Stack>
      </Page>
    </main>
  )
}

function readRow(name: string, sizes: Readonly<Record<string, string>>) {
  const use = Object.entries(uses).find(([known]) => known === name)?.[1]
  return { size: sizes[name], use }
}
