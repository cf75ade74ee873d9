import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@trade-portal/design-system'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { PublicScreen } from './PublicScreen.tsx'

const meta = {
  component: PublicScreen,
  ...given({ signedInAs: 'nobody', path: '/register' }),
  args: { title: 'Opening hours', intro: 'For everybody.', children: <Text>Six to four.</Text> },
} satisfies Meta<typeof PublicScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'My Account' })).toBeNull()
  },
}
