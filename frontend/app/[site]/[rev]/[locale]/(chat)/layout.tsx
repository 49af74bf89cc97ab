export { ChatLayout as default } from '../../../../../components/layouts/chat-layout';
