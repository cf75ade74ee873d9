import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIsFetching } from '@tanstack/react-query'
import { ButtonLink } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { useCurrentRoute, type RouteName } from '@trade-portal/features/portal'
import { Shell } from '@trade-portal/features/shell'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen } from 'storybook/test'
import { lazyScreen } from './routes.tsx'

function screenOf(name: RouteName) {
  const Screen = lazyScreen(name)
  return <Screen />
}

/** The whole portal, which says whether it is loading. */
function LoadingPortal() {
  const count = useIsFetching()
  const { name = 'home' } = useCurrentRoute()
  return (
    <>
      <Shell>{screenOf(name)}</Shell>
      <p>{`${count} under way`}</p>
      <ButtonLink href="/downloads">Go to the downloads</ButtonLink>
    </>
  )
}

const meta = {
  component: LoadingPortal,
  tags: ['rule'],
  parameters: { ...given({ path: '/', clock: 'held' }).parameters, layout: 'fullscreen' },
} satisfies Meta<typeof LoadingPortal>
export default meta
type Story = StoryObj<typeof meta>

const refusals = () => screen.getAllByText(/The supplier refused the request/)
const isAnnouncedOnce = () =>
  passTimeUntil(() =>
    expect(announcements().filter((text) => text.includes('The supplier refused the request'))).toHaveLength(1),
  )

export const MenusFail: Story = {
  ...given({ path: '/support', faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'Menus that fail are reported once, or by the screen itself',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Support' })
    await screen.findByText(/The supplier refused the request/)
    await expect(refusals()).toHaveLength(1)
    await passTimeUntil(() => expect(screen.queryByText(/The supplier refused the request/)).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the downloads' }))
    await canvas.findByText('We could not load this page')
    await expect(refusals()).toHaveLength(1)
  },
}

export const MenusAndContentFail: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'Menus and content that fail are reported once',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the news and balances')
    await canvas.findByText('0 under way')
    await expect(refusals()).toHaveLength(1)
    await isAnnouncedOnce()
  },
}

export const UserFails: Story = {
  // The menus load only after `getUserDetails` has failed. Then the menu entry Price Book needs the user's details and
  // calls `getUserDetails` again.
  ...given({ faults: { getUserDetails: 'forbidden' }, held: ['getWidgetConfiguration'] }),
  name: 'A user that cannot be loaded is reported once',
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('We could not load your account')
    const button = canvas.getByRole('button', { name: 'Try again' })
    releaseHeldCalls('getWidgetConfiguration')
    await canvas.findByText('0 under way')
    // The message and its button must stay the same elements, because a replaced button would lose the focus.
    await expect(failure).toBeInTheDocument()
    await expect(button).toBeInTheDocument()
    await expect(refusals()).toHaveLength(1)
    await isAnnouncedOnce()
  },
}
