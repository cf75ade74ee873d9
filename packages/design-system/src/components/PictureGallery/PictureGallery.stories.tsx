import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PictureGallery } from './PictureGallery.tsx'

const picture = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"%3E%3Cpath fill="%23${colour}" d="M8 20h64v20H8z"/%3E%3C/svg%3E`
const pictures = ['b9874f', '4f87b9', '87b94f'].map(picture)

const meta = { component: PictureGallery, args: { pictures, alt: 'A plank' } } satisfies Meta<typeof PictureGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'A plank' })).toHaveAttribute('src', pictures[0])
    await expect(canvas.getByRole('radio', { name: 'Picture 1 of 3' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Picture 2 of 3' }))
    await expect(canvas.getByRole('img', { name: 'A plank' })).toHaveAttribute('src', pictures[1])
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('img', { name: 'A plank' })).toHaveAttribute('src', pictures[2])
  },
}

export const OnAPhone: Story = { ...Standard, globals: { viewport: { value: 'mobile1' } } }

/** With fewer than two pictures there is nothing to choose; at most eight pictures are offered. */
export const FewOrMany: Story = {
  render: (args) => (
    <>
      <PictureGallery {...args} pictures={pictures.slice(0, 1)} alt="One" />
      <PictureGallery {...args} pictures={[]} alt="None" />
      <PictureGallery {...args} pictures={Array.from({ length: 30 }, (_, index) => picture(String(100_000 + index)))} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(8)
  },
}
