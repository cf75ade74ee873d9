import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Money, Stack, Text } from '@trade-portal/design-system'
import { vars } from '@trade-portal/design-system/theme'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { Facts } from './Facts.tsx'
import { useComputed } from './useComputed.ts'

const uses = {
  caption: 'Table heads, units.',
  small: 'Codes, hints, notes, labels of fields.',
  standard: 'Rows, controls, headings inside a card.',
  prose: 'Paragraphs.',
  sheet: 'The heading of a dialog, a sheet, a drawer.',
  heading: 'The heading of a section.',
  headingPhone: 'The title of the screen on a phone.',
  headingLarge: 'The title of the screen.',
  total: 'The one amount that counts.',
  figure: 'Balances in the tiles of the start.',
  cover: 'The company on the other half of the sign-in page.',
} as const satisfies Record<keyof typeof vars.fontSize, string>

const weights = {
  regular: 'Text.',
  medium: 'Names, labels, buttons.',
  strong: 'Amounts, and words that stand out of a text.',
  heading: 'Headings.',
} as const satisfies Record<keyof typeof vars.fontWeight, string>

const fontSizes: Readonly<Record<string, string>> = vars.fontSize
const fontWeights: Readonly<Record<string, string>> = vars.fontWeight

function TypePage() {
  const sizes: Readonly<Record<string, string>> = useComputed('font-size', vars.fontSize)
  return (
    <DocsPage title="Type">
      <Text>
        The typeface is Instrument Sans, or that of the supplier: --brand-font in theme.css names it. Sizes are in rem,
        so they follow the text size that the reader has set. Digits in columns all have the same width.
      </Text>
      <Facts
        label="Sizes"
        headers={{ sample: 'Sample', name: 'Name', size: 'Size', use: 'Use' }}
        figures={['size']}
        rows={Object.entries(uses).map(([name, use]) => ({
          sample: <span style={{ fontSize: fontSizes[name] }}>Treated pine</span>,
          name,
          size: sizes[name],
          use,
        }))}
      />
      <Facts
        label="Weights"
        headers={{ sample: 'Sample', name: 'Name', use: 'Use' }}
        rows={Object.entries(weights).map(([name, use]) => ({
          sample: <span style={{ fontWeight: fontWeights[name] }}>Treated pine</span>,
          name,
          use,
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
    </DocsPage>
  )
}

const meta = { component: TypePage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof TypePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+(\.\d+)?px$/)).toHaveLength(11)
  },
}

/** Every text has the supplier's typeface if theme.css sets `--brand-font`. */
export const TypefaceOfASupplier: Story = {
  beforeEach: () => {
    document.documentElement.style.setProperty('--brand-font', '"Acme Sans"')
    return () => document.documentElement.style.removeProperty('--brand-font')
  },
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(await canvas.findByText('Names, labels, buttons.'))
    await expect(fontFamily).toMatch(/^"Acme Sans", /)
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
