import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IndexCards } from '../IndexCards/IndexCards.tsx'
import { IndexCard } from './IndexCard.tsx'

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"%3E%3Cpath fill="%23b9874f" d="M8 20h64v20H8z"/%3E%3C/svg%3E'

const meta = {
  component: IndexCard,
  args: {
    name: 'Timber',
    href: '#timber',
    image,
    links: [
      { name: 'Framing', href: '#framing' },
      { name: 'Decking', href: '#decking' },
      { name: 'Panels', href: '#panels' },
    ],
  },
  decorators: [
    (Story) => (
      <IndexCards label="Products">
        <Story />
      </IndexCards>
    ),
  ],
} satisfies Meta<typeof IndexCard>

export default meta

type Story = StoryObj<typeof meta>

/** The element that a press on the card's picture would hit. */
const underThePicture = (card: HTMLElement) => {
  const { left, top, height } = card.getBoundingClientRect()
  return document.elementFromPoint(left + 30, top + height / 2)
}

export const Typical: Story = {
  render: (args) => (
    <>
      <IndexCard {...args} />
      <IndexCard {...args} name="Without links" href="#without-links" links={[]} />
      <IndexCard {...args} name="Without a picture" href="#without-picture" image={undefined} links={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Framing' })).toHaveAttribute('href', '#framing')
    const [card] = canvas.getAllByRole('article')
    await expect(card && underThePicture(card)).toBe(canvas.getByRole('link', { name: 'Timber' }))
  },
}

/**
 * On a phone the card is a row: a single press target, at least 64 px high. The row shows the names of the card's links as
 * plain text.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article')
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'Timber' })])
    await expect(canvas.getByText('Framing, Decking, Panels')).toBeVisible()
    await expect(row.getBoundingClientRect().height).toBe(64)
    await expect(underThePicture(row)).toBe(canvas.getByRole('link', { name: 'Timber' }))
  },
}
