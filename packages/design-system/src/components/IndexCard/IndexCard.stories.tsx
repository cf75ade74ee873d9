import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IndexCard, IndexCards } from './IndexCard.tsx'

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"%3E%3Cpath fill="%23b9874f" d="M8 20h64v20H8z"/%3E%3C/svg%3E'

const parts = ['Framing', 'Decking', 'Panels', 'Structural & Outdoor', 'Mouldings', 'Flooring']

const card = (name: string, count: number, picture?: string) => (
  <IndexCard
    key={name}
    name={name}
    href={`#${name}`}
    image={picture}
    links={parts.slice(0, count).map((part) => ({ name: part, href: `#${name}-${part}` }))}
  />
)

const long = 'Stainless and galvanised fixings for coastal and other corrosive environments'

const meta = {
  component: IndexCards,
  args: {
    label: 'Products',
    children: [card('Timber', 3, image), card('Roofing', 2), card('Tools', 0, image), card(long, 6), card('Doors', 0)],
  },
} satisfies Meta<typeof IndexCards>
export default meta
type Story = StoryObj<typeof meta>

/** The element that a press on the card's picture would hit. */
const underThePicture = (card: HTMLElement | undefined) => {
  const { left, top, height } = card?.getBoundingClientRect() ?? new DOMRect()
  return document.elementFromPoint(left + 30, top + height / 2)
}

/** Cards side by side have the same height. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const [timber, roofing] = canvas.getAllByRole('article')
    await expect(timber?.clientHeight).toBe(roofing?.clientHeight)
    await expect(canvas.getAllByRole('link', { name: 'Framing' })[0]).toHaveAttribute('href', '#Timber-Framing')
    await expect(underThePicture(timber)).toBe(canvas.getByRole('link', { name: 'Timber' }))
  },
}

/** On a phone a card is one press target, with the names of its links as plain text. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article')
    await expect(canvas.getAllByRole('link')).toHaveLength(rows.length)
    await expect(canvas.getByText('Framing, Decking, Panels')).toBeVisible()
    await expect(underThePicture(rows[0])).toBe(canvas.getByRole('link', { name: 'Timber' }))
  },
}
