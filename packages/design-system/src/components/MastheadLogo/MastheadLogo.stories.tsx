import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Masthead } from '../Masthead/Masthead.tsx'
import { MastheadLink } from '../MastheadLink/MastheadLink.tsx'
import { MastheadLogo } from './MastheadLogo.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28" fill="white"><path d="M0 28 14 2l14 26z"/><path d="M36 8h84v4H36zM36 18h60v4H36z"/></svg>',
)}`

const meta = {
  component: MastheadLogo,
  parameters: { layout: 'fullscreen' },
  args: { src: picture, name: 'Acme Timber' },
  render: (args) => (
    <Masthead
      logo={
        <MastheadLink href="#home" label="Acme Timber, home">
          <MastheadLogo {...args} />
        </MastheadLink>
      }
      tools={null}
    />
  ),
} satisfies Meta<typeof MastheadLogo>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acme Timber, home' })).toBeVisible()
    const image = canvas.getByAltText('Acme Timber')
    await waitFor(() => expect(image.clientWidth).toBeGreaterThan(0))
    await expect(image.clientHeight).toBe(28)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('Acme Timber').clientHeight).toBe(24)
  },
}

export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('Acme Timber').clientHeight).toBe(56)
  },
}

export const NoPicture: Story = {
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acme Timber')).toBeVisible()
  },
}

/** If the picture cannot be shown, the name is shown instead of a broken picture. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/svg+xml,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Acme Timber')).toBeVisible()
    await expect(canvas.queryByAltText('Acme Timber')).toBeNull()
  },
}
