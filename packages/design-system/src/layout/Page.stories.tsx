import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../components/Card/Card.tsx'
import { Page } from './Page.tsx'

const meta = {
  component: Page,
  args: { children: <Card>Content</Card> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}

export const Form: Story = { args: { width: 'form' } }
