import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Checkbox, Stack, Text, TextField, TimeField } from '@trade-portal/design-system'
import { expect } from 'storybook/test'
import { smallTargets } from './targets.ts'

const meta = {
  title: 'Foundations/Target size',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, breaksRules: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ignored = () => undefined

/** Two square buttons of this size with this space between them, for the check to examine. */
function Squares({ size, space }: { size: number; space: number }) {
  return (
    <div style={{ display: 'flex', gap: space }}>
      {['One', 'Two'].map((name) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          style={{ width: size, height: size, outline: '1px solid' }}
        />
      ))}
    </div>
  )
}

export const TooSmall: Story = {
  tags: ['rule'],
  render: () => <Squares size={20} space={2} />,
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 24)).toEqual(['button "One" 20 x 20', 'button "Two" 20 x 20'])
  },
}

export const FreeSpaceCounts: Story = {
  name: 'Free space around a small target counts up to 24 px, but not for touch',
  render: () => <Squares size={20} space={4} />,
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 24)).toEqual([])
    await expect(smallTargets(canvasElement, 44)).toHaveLength(2)
  },
}

export const InASentence: Story = {
  tags: ['rule'],
  render: () => (
    <p>
      Read <a href="#terms">the terms</a> first.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 44)).toEqual([])
  },
}

export const ByItself: Story = {
  tags: ['rule'],
  render: () => (
    <p>
      <a href="#terms">The terms</a>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const [found] = smallTargets(canvasElement, 44)
    await expect(found).toMatch(/^link "The terms" \d/)
  },
}

export const SpreadByItsStyle: Story = {
  name: 'A target includes its ::before',
  render: () => (
    <>
      <style>{`#spread { position: relative } #spread::before { content: ''; position: absolute; inset: -12px }`}</style>
      <button id="spread" type="button" aria-label="Spread" style={{ margin: 24, width: 20, height: 20 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 44)).toEqual([])
    await expect(smallTargets(canvasElement, 48)).toEqual(['button "Spread" 44 x 44'])
  },
}

/**
 * Checks some real components. A control inside a label counts as large as its label. Hidden controls are not checked.
 */
export const OurControls: Story = {
  globals: { density: 'touch' },
  render: () => (
    <Stack space="medium">
      <Checkbox label="Delivery notes" value={false} onChange={ignored} />
      <TextField label="Job name" value="" onChange={ignored} />
      <TimeField label="Required time" value="09:30" onChange={ignored} />
      <Button>Save</Button>
      <Text>Nothing to press</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 44)).toEqual([])
  },
}
