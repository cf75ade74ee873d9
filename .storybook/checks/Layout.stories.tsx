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
const problems = async () => (await readLayout(false)).map(({ rule, element, problem }) => [rule, element, problem])

export const CutOff: Story = {
  name: 'A text that is higher than its box is cut off',
  render: () => <div style={low}>Timber framing, structural and decking</div>,
  play: async () => {
    const box = '<div> "Timber framing, structural and decking"'
    await expect(await problems()).toEqual([['cut off', box, `${box} cuts it off above or below.`]])
  },
}

export const CutOffAtItsSide: Story = {
  name: 'An ellipsis is accepted where the whole text is in a title',
  render: () => (
    <>
      {[undefined, 'Timber framing, structural'].map((title) => (
        <div key={title ?? ''} title={title} style={{ ...low, whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>
          Timber framing, structural
        </div>
      ))}
    </>
  ),
  play: async () => {
    const found = await problems()
    await expect(found).toHaveLength(1)
    await expect(found[0]?.[2]).toContain('at its side')
  },
}

export const Scrolled: Story = {
  name: 'A text that can be scrolled to, or is meant for screen readers alone, is not cut off',
  render: () => (
    <>
      <div style={{ ...low, overflow: 'auto' }}>
        Timber framing, structural and <button type="button">decking</button>
      </div>
      <div style={{ ...low, position: 'absolute', width: 1, height: 1 }}>Timber framing, structural</div>
    </>
  ),
  play: async () => {
    await expect(await problems()).toEqual([])
  },
}

export const Overlapping: Story = {
  name: 'Two controls that lie on each other are found',
  render: () => (
    <div style={{ display: 'flex' }}>
      <button type="button">Increase</button>
      <button type="button" style={{ marginInlineStart: -20 }}>
        Decrease
      </button>
    </div>
  ),
  play: async () => {
    await expect(await problems()).toEqual([['overlap', '<button> "Increase"', 'It lies on <button> "Decrease".']])
  },
}

export const TooWide: Story = {
  name: 'A page that is wider than the window names the cause',
  render: () => <div style={{ width: 3000 }}>Wide</div>,
  play: async () => {
    const [found] = await readLayout(true)
    await expect(found).toMatchObject({ rule: 'scrolls sideways', element: '<div> "Wide"' })
  },
}

/** A picture of one colour, in place of a screenshot of the page. */
function pictureIn(colour: string): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: window.innerWidth, height: window.innerHeight })
  const context = canvas.getContext('2d')
  if (context) Object.assign(context, { fillStyle: colour }).fillRect(0, 0, canvas.width, canvas.height)
  return canvas.toDataURL()
}

export const HardlyVisible: Story = {
  name: 'A text that has the colour of its background in a picture is hardly visible',
  render: () => <p>Timber</p>,
  play: async () => {
    await expect(await readContrast(pictureIn('#123456'))).toMatchObject([
      { element: '<p> "Timber"', problem: 'Its contrast is 1.0 to 1 at most.' },
    ])
  },
}
