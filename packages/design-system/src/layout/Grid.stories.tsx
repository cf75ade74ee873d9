import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../components/Card/Card.tsx'
import { Grid } from './Grid.tsx'

const meta = { component: Grid, args: { minColumn: 'small', space: 'medium', children: null } } satisfies Meta<
  typeof Grid
>

export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = {
  render: (args) => (
    <Grid {...args}>
      {['Timber', 'Plywood', 'Fasteners', 'Roofing', 'Tools', 'Paint'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
}

export const Large: Story = { ...Small, args: { minColumn: 'large' } }
