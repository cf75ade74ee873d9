import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { Link } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { OpenedByLink } from '../testing/OpenedByLink.tsx'
import { RequestErrorScreen } from './RequestErrorScreen.tsx'

const at = (msg: string) => `/request-error?${new URLSearchParams({ msg }).toString()}`

const meta = {
  component: RequestErrorScreen,
  ...given({ path: at('Unable to perform your request'), clock: 'held' }),
} satisfies Meta<typeof RequestErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Request failed' })
    await expect(await canvas.findByText('Unable to perform your request')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    // There is no previous page of the portal.
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
  },
}

export const Empty: Story = {
  ...given({ path: '/request-error' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to handle your request')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

const hostile = '<img src=x onerror=alert(1)> Call 1900 555 010 or visit https://evil.example'

export const Messages: Story = {
  ...given({ signedInAs: 'nobody' }),
  tags: ['E03', 'E04', 'E12'],
  name: 'Of a message that is unreadable, hostile or very long at most plain text is shown',
  render: () => (
    <>
      <RequestErrorScreen />
      <aside aria-label="Test">
        <Link to={at(' \u0000\u202E\n ')}>Nothing readable</Link>
        <Link to={at(hostile)}>Hostile</Link>
        <Link to="/request-error?msg=%E0%A4%A&msg=second">Badly encoded, twice</Link>
        <Link to={at('longwithoutanyplacetobreak'.repeat(4000))}>Very long</Link>
      </aside>
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const open = (name: string) => userEvent.click(canvas.getByRole('link', { name }))
    await canvas.findByText('Unable to perform your request')
    const main = within(canvas.getByRole('main'))

    await step('a message without readable characters counts as missing', async () => {
      await open('Nothing readable')
      await main.findByText('Unable to handle your request')
    })

    await step('a message is plain text without links', async () => {
      await open('Hostile')
      await main.findByText(hostile)
      await expect(main.getByRole('heading')).toHaveTextContent('Request failed')
      await expect(main.getAllByRole('link')).toHaveLength(1)
      await expect(main.queryByRole('img')).toBeNull()
    })

    await step('a badly encoded message that is given twice does no harm', async () => {
      await open('Badly encoded, twice')
      await waitFor(() => expect(main.queryByText(hostile)).toBeNull())
      await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await expect(main.queryByText(/second/)).toBeNull()
    })

    await step('at most 300 characters are shown', async () => {
      await open('Very long')
      const message = await main.findByText(/^longwithout/)
      await expect(message.textContent).toHaveLength(300)
    })
  },
}

export const OpenedByALink: Story = {
  name: 'Opened without signing in, the page announces nothing, because its heading gets the focus, and works by keyboard',
  ...given({ path: '/request-error', signedInAs: 'nobody' }),
  render: () => (
    <OpenedByLink search="?msg=Refused">
      <RequestErrorScreen />
    </OpenedByLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open' })
    const before = announcements().length
    await userEvent.click(link)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Request failed' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('Refused')).toBeVisible()
    await passTime(2000)
    await expect(announcements().slice(before)).toEqual([])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}
