import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Picture } from './Picture.tsx'

const plank =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"%3E%3Cpath fill="%23b9874f" d="M8 30h64v20H8z"/%3E%3C/svg%3E'

const meta = {
  component: Picture,
  args: { src: plank, alt: 'A plank', size: 'thumbnail' },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: (args) => (
    <Stack space="small">
      <Picture {...args} />
      <Picture {...args} src={undefined} />
      <Picture {...args} ratio="wide" size="fill" alt="A wide plank" />
      <Picture {...args} ratio="banner" size="fill" fit="filled" alt="A banner" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [shown, pending] = canvasElement.querySelectorAll('[data-state]')
    await waitFor(() => expect(shown).toHaveAttribute('data-state', 'success'))
    await expect(pending).toHaveAttribute('data-state', 'pending')
  },
}

/** The picture is loaded only when it is scrolled near the view; until then its space is reserved. */
export const Loading: Story = {
  args: { src: '/not-asked-for.png' },
  render: (args) => (
    <div style={{ paddingBlockStart: '6000px' }}>
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-state]')
    await expect(frame).toHaveAttribute('data-state', 'loading')
    await expect(frame?.getBoundingClientRect().height).toBeGreaterThan(60)
  },
}

export const Failed: Story = {
  args: { src: 'data:image/png;base64,nonsense' },
  tags: ['D22'],
  name: 'A picture that cannot be loaded becomes a placeholder',
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-state]')
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'error'))
    await expect(canvas.getByRole('img', { name: 'A plank' })).toBeVisible()
    // No image is left that could fail again.
    await expect(frame?.querySelector('img')).toBeNull()
  },
}
