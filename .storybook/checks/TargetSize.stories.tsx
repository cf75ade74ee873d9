import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Checkbox, Stack, TextField, TimeField } from '@trade-portal/design-system'
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
const square = { width: 20, height: 20, outline: '1px solid' }

export const SmallSquares: Story = {
  name: 'A small target passes if a 24 px circle around it is free',
  render: () => (
    <>
      {[2, 4].map((gap) => (
        <div key={gap} style={{ display: 'flex', gap, marginBlockEnd: 40 }}>
          <button type="button" aria-label={`One, ${gap}`} style={square} />
          <button type="button" aria-label={`Two, ${gap}`} style={square} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 24)).toEqual(['button "One, 2" 20 x 20', 'button "Two, 2" 20 x 20'])
    await expect(smallTargets(canvasElement, 44)).toHaveLength(4)
  },
}

export const LinksAndSpread: Story = {
  name: 'A link in a sentence, or a target enlarged by CSS, passes',
  render: () => (
    <>
      <style>{`#spread { position: relative } #spread::before { content: ''; position: absolute; inset: -12px }`}</style>
      <p>
        Read <a href="#terms">the terms</a> first.
      </p>
      <p>
        <a href="#alone">Alone</a>
      </p>
      <button id="spread" type="button" aria-label="Spread" style={{ ...square, margin: 24 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 44)).toEqual([expect.stringMatching(/^link "Alone" \d/)])
    await expect(smallTargets(canvasElement, 48)).toContain('button "Spread" 44 x 44')
  },
}

/** A control inside a label is measured with its label. Hidden controls are not checked. */
export const OurControls: Story = {
  globals: { density: 'touch' },
  render: () => (
    <Stack space="medium">
      <Checkbox label="Delivery notes" value={false} onChange={ignored} />
      <TextField label="Job name" value="" onChange={ignored} />
      <TimeField label="Required time" value="09:30" onChange={ignored} />
      <Button>Save</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement, 44)).toEqual([])
  },
}
