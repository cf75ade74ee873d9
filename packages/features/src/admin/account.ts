export { NewUserScreen } from './NewUserScreen.tsx'
export { UserScreen } from './UserScreen.tsx'
