import { useState, type ComponentType, type ReactElement } from 'react'

interface Field {
  value: unknown
  onChange: (value: unknown) => void
}

/** For a story's `render`: a field that keeps its value, as in a form. */
export function controlled<Props extends object>(component: ComponentType<Props>): (args: Props) => ReactElement
export function controlled(Component: ComponentType<Field>) {
  return function Controlled(args: Field) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: unknown) => {
      setValue(next)
      args.onChange(next)
    }
    return <Component {...args} value={value} onChange={onChange} />
  }
}
