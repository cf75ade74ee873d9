import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { readContrast } from './readContrast.ts'
import { readLayout } from './readLayout.ts'

const meta = {
  title: 'Foundations/Layout checks',
  tags: ['!autodocs', 'rule'],
  parameters: { controls: { disable: true }, breaksRules: true },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const low = { overflow: 'hidden', height: 24, width: 120, lineHeight: '24px' } satisfies CSSProperties
const oneLine = { ...low, whiteSpace: 'nowrap', textOverflow: 'ellipsis' } satisfies CSSProperties

/** The check accepts an ellipsis with the whole text in a title, text that scrolls, and text for screen readers. */
export const CutOff: Story = {
  name: 'The layout check finds text that is cut off',
  render: () => (
    <>
      <div style={low}>Timber framing, structural and decking</div>
      <div style={oneLine}>Plywood, structural and marine</div>
      <div style={oneLine} title="Roofing, structural">
        Roofing, structural and more
      </div>
      <div style={{ ...low, overflow: 'auto' }}>
        Timber framing, structural and <button type="button">decking</button>
      </div>
      <div style={{ ...low, position: 'absolute', width: 1, height: 1 }}>Timber framing, structural</div>
    </>
  ),
  play: async () => {
    const high = '<div> "Timber framing, structural and decking"'
    const wide = '<div> "Plywood, structural and marine"'
    await expect(await readLayout(false)).toEqual([
      { rule: 'cut off', element: high, problem: `${high} cuts it off above or below.` },
      { rule: 'cut off', element: wide, problem: `${wide} cuts it off at its side.` },
    ])
  },
}

export const Overlapping: Story = {
  name: 'The layout check finds controls that overlap',
  render: () => (
    <div style={{ display: 'flex' }}>
      <button type="button">Increase</button>
      <button type="button" style={{ marginInlineStart: -20 }}>
        Decrease
      </button>
    </div>
  ),
  play: async () => {
    await expect(await readLayout(false)).toEqual([
      { rule: 'overlap', element: '<button> "Increase"', problem: 'It lies on <button> "Decrease".' },
    ])
  },
}

export const TooWide: Story = {
  name: 'The layout check names what makes a page too wide',
  render: () => <div style={{ width: 3000 }}>Wide</div>,
  play: async () => {
    const [found] = await readLayout(true)
    await expect(found).toMatchObject({ rule: 'scrolls sideways', element: '<div> "Wide"' })
  },
}

export const HardlyVisible: Story = {
  name: 'The contrast check finds text that cannot be seen',
  render: () => <p>Timber</p>,
  play: async () => {
    const picture = document.createElement('canvas')
    Object.assign(picture, { width: window.innerWidth, height: window.innerHeight })
    picture.getContext('2d')?.fillRect(0, 0, picture.width, picture.height)
    await expect(await readContrast(picture.toDataURL())).toMatchObject([
      { element: '<p> "Timber"', problem: 'Its contrast is 1.0 to 1 at most.' },
    ])
  },
}
