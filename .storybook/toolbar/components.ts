/** Storybook's components for tools. Its guide for add-ons names this door, but does not promise to keep it. */
export { Button, Form, PopoverProvider } from 'storybook/internal/components'
