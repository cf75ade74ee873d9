import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Link } from './Link.tsx'

const meta = { component: Link, args: { href: '#invoices', children: 'All invoices' } } satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All invoices' })).toHaveFocus())
  },
}

export const Subtle: Story = { args: { variant: 'subtle' } }

export const Current: Story = { args: { isCurrent: true } }

export const Options: Story = {
  render: () => (
    <nav aria-label="Years">
      <Stack as="ul" space="none">
        <Link variant="option" href="#all" isCurrent>
          All years
        </Link>
        <Link variant="option" href="#2026">
          2026
        </Link>
      </Stack>
    </nav>
  ),
}

/** The opened page has no access to this one. */
export const External: Story = {
  args: { isExternal: true, href: 'https://supplier.example/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

const navigate = fn()

/** Below a router the page is not loaded again. */
export const ThroughARouter: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate} useHref={(path) => path}>
        <Story />
      </RouterProvider>
    ),
  ],
  args: { href: '/invoices' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/invoices')
  },
}

/** The router is not asked for what opens in another tab or window, or is stored. */
export const LeftToTheBrowser: Story = {
  ...ThroughARouter,
  play: async ({ canvas }) => {
    navigate.mockClear()
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await fireEvent.click(canvas.getByRole('link'), { [key]: true })
    document.removeEventListener('click', stay)
    await expect(navigate).not.toHaveBeenCalled()
  },
}
