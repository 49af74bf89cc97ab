/** Those that people use, by what they are about; none that asks for a newer font than phones of five years ago have. */
export const EMOJI = {
  faces:
    '😀 😃 😄 😁 😆 😅 😂 🤣 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😚 😋 😛 😜 🤪 😝 🤗 🤭 🤫 🤔 🤐 😐 😑 😶 😏 😒 🙄 😬 😌 😔 😪 😴 🤤 😷 🤒 🥳 😎 🤓 😕 😟 🙁 😮 😲 😳 🥺 😢 😭 😱 😖 😞 😩 🥱 😤 😡 🤠 😈 👻',
  hearts:
    '❤️ 🧡 💛 💚 💙 💜 🖤 🤍 🤎 💔 💕 💞 💓 💗 💖 💘 💝 💋 💌 👋 ✋ 👌 ✌️ 🤞 🤟 🤙 👍 👎 👏 🙌 👐 🤝 🙏 💪 👀 👅 👄 💃 🕺 👫 👭 👬 🫶',
  nature:
    '🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🦉 🐺 🐴 🦄 🐝 🦋 🐌 🐢 🐍 🐙 🐬 🐳 🌵 🌲 🌴 🌱 🍀 🍁 🌸 🌹 🌻 🌷 🌞 🌙 ⭐ ✨ ⚡ 🔥 🌈 ☀️ ⛅ 🌧️ ❄️ ⛄ 🌊',
  food: '🍏 🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🥑 🥦 🌶️ 🥐 🍞 🧀 🥚 🥞 🥓 🍔 🍟 🍕 🌮 🥗 🍝 🍜 🍣 🍦 🍩 🍪 🎂 🍰 🧁 🍫 🍿 ☕ 🍵 🍺 🍻 🥂 🍷 🍸 🍹',
  fun: '🎉 🎊 🎈 🎁 🎂 🎄 🎵 🎶 🎤 🎧 🎸 🎹 🎬 🎨 🎭 🎲 🎮 ⚽ 🏀 🎾 🏐 🏊 🚴 🏃 🧘 ⛷️ 🏂 🧗 🏕️ ⛺ 🏖️ 🏝️ 🏔️ 🚗 🚲 🛵 🚂 ✈️ ⛵ 🗺️ 🎡 🎢 🌃 🌅 🌉',
  things:
    '💬 💭 💤 💯 ✅ ❌ ❓ ❗ ➕ ♾️ 🔔 🔒 🔑 💡 📱 💻 📷 📚 ✏️ 📅 📍 ⏰ ⌛ 💍 👑 👗 👠 👕 🎩 🧣 🛏️ 🛁 🚿 🪞 🕯️ 🧸 💰 💎 🏠 🏡',
} as const;
export type EmojiGroup = keyof typeof EMOJI;
