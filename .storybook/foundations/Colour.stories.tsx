import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Text } from '@trade-portal/design-system'
import { measureContrast, vars, type ColorName, type Measurement } from '@trade-portal/design-system/theme'
import { expect, waitFor } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { colourMeanings } from './colourMeanings.ts'
import { Facts } from './Facts.tsx'
import { useComputed } from './useComputed.ts'

const names = Object.keys(vars.color).filter((name): name is ColorName => name in colourMeanings)

function ColourPage() {
  const measured = measureContrast({}, useComputed('color', vars.color))
  return (
    <DocsPage title="Colour">
      <Text>
        Colour always has a meaning, and never carries it alone: a word or an icon says the same. The figures are
        measured in this page and follow theme and brand in the toolbar. Text needs a contrast of 4.5 to 1; edges and
        other parts that must be seen need 3 to 1.
      </Text>
      <Facts
        label="Colours"
        headers={{ swatch: 'Colour', name: 'Name', meaning: 'Meaning', ratio: 'Weakest contrast', result: 'Result' }}
        rows={names.map((name) => {
          const weakest = lowestContrastPair(name, measured)
          return {
            swatch: <Swatch colour={vars.color[name]} />,
            name: <span style={{ whiteSpace: 'nowrap' }}>{name}</span>,
            meaning: colourMeanings[name],
            ratio: weakest ? `${weakest.ratio.toFixed(2)} (${weakest.colour} on ${weakest.ground})` : '–',
            result: weakest && <Result {...weakest} />,
          }
        })}
      />
    </DocsPage>
  )
}

/** The pair with the smallest ratio of measured contrast to required contrast. */
function lowestContrastPair(name: ColorName, measured: readonly Measurement[]): Measurement | undefined {
  const asForeground = measured.filter(({ colour }) => colour === name)
  const pairs = asForeground.length > 0 ? asForeground : measured.filter(({ ground }) => ground === name)
  return pairs.toSorted((one, other) => one.ratio / one.needs - other.ratio / other.needs)[0]
}

function Result({ isEnough }: Measurement) {
  return isEnough ? <Badge tone="positive">Passes</Badge> : <Badge tone="critical">Too faint</Badge>
}

function Swatch({ colour }: { readonly colour: string }) {
  const border = `1px solid ${vars.color.borderControl}`
  return <span style={{ display: 'inline-block', width: '3rem', height: '1.5rem', background: colour, border }} />
}

const meta = { component: ColourPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof ColourPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Passes').length).toBeGreaterThan(25))
    await expect(canvas.queryByText('Too faint')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
