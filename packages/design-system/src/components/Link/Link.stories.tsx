import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { withRouter } from '../../testing/navigation.tsx'
import { Link } from './Link.tsx'

const meta = { component: Link, args: { href: '#invoices', children: 'All invoices' } } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

/** The page that an external link opens cannot access this page. */
export const Variants: Story = {
  render: (args) => (
    <Stack space="small">
      <Link {...args} />
      <Link href="#subtle" variant="subtle">
        Subtle
      </Link>
      <Link href="#current" isCurrent>
        Current
      </Link>
      <Link href="https://supplier.example/" isExternal>
        External
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: /opens in a new tab/ })
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(external).toHaveAttribute('target', '_blank')
  },
}

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

const navigate = fn()

export const ThroughARouter: Story = {
  name: 'A link uses the router unless it opens a new tab',
  decorators: [withRouter(navigate)],
  args: { href: '/invoices' },
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/invoices')
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await fireEvent.click(canvas.getByRole('link'), { [key]: true })
    document.removeEventListener('click', stay)
    await expect(navigate).toHaveBeenCalledOnce()
  },
}
