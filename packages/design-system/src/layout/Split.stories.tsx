import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../components/Card/Card.tsx'
import { Split } from './Split.tsx'

const meta = {
  component: Split,
  args: { side: 'end', aside: <Card>Narrow</Card>, children: <Card>Main</Card> },
} satisfies Meta<typeof Split>

export default meta

type Story = StoryObj<typeof meta>

export const AsideAtTheEnd: Story = {}

export const AsideAtTheStart: Story = { args: { side: 'start' } }
