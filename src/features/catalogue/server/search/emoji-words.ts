/** English words for pictures that people search with. */

const WORDS = `
🦄 unicorn|🥞🧇 pancake|🍣🍱 sushi|👻 ghost|🐮🐄🐂🐃 cow|🐋🐳 orca|🪐 jupiter|🐧 penguin penguins|🦙 llama|🐵🐒🙈 ape
🦍 ape|🐱🐈😺 kitty kitties cat|🌻 sunflower|🚀 rocket|🌉 bridge|🎮🕹👾 game|🃏 cards game|🎲🎰 prediction game|🖼🎨 nft art
💱🔄🔁 exchange swap|🏦 lending|🏧 lending|💸 payments|💳 card payments onramp|⛽ gas|🧾 payments|💵💲💰 stablecoin|🪙 token|📈📉 derivatives
📊 analytics|🔮 oracle prediction|🔗⛓ bridge|🌾🚜 farm yield|🥩 staking|🔒 staking|🔐 security multisig|🛡 insurance security
🔍🔎 explorer|🧭 explorer|🥇 gold|🏠🏘🏡 realestate|🗳 dao|🏛 dao governance|👥🫂 community social|💬🗨 chat social|📢 social
🎵🎶 music|🎬📹 video|🎟 collectibles|🧺 indexes|☂🌂 insurance|🤖 aiagents agent|🧠 aiagents|💾 storage|🗄 storage|📦 storage box
🏷 nameservice domain|🌐 nameservice domain|🆔 identity|🪪 identity|🕵 privacy|🥷 privacy|🛠🔧⚙🧰 tools|👨‍💻 developer|📚🎓 education
❤💝🤝 charity|🐶🐕 shiba dog|🐉🐲 dragon|🦏 rhino|🦉 owl|🐡 puffer|🦑 squid|🐙 octopus|🐸 frog pepe|🐺 wolf|🦊 fox|🐻 bear|🐼 panda
🐝 hive|🦋 butterfly|🌙🌝🌛 moon|⭐🌟 star|🌌 galaxy|☄ meteor|🌞☀ sun|❄ snow|🔥 blaze|⚡ lightning|💧🌊 fluid ocean
🍵 matcha|🍞 bread|🍁 maple|🌿 leaf|🌱 seed|🌸 flower|🏰 camelot castle|⚔🗡 camelot|👽🛸 alien|👟🏃 running|⚽ football
🧪⚗ alchemy|🪞 mirror|🪄🧙 magic merlin|📸 snapshot|🗼 lighthouse|💡 lighthouse|🔦 lighthouse|🚪 portal|🌀 portal|🐪 camel|🏜 dune
🏖 sandbox sand|🏝 sandbox|👓🕶 nouns|✈🧳 travel|🏨 hotel travel|🎁 gift|📱 mobile|🧮 tax|🪂 airdrop|💎 diamond|🦔 sonic
`;

export const EMOJI_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  WORDS.trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [pictures = "", ...words] = row.split(" ");
      return Array.from(pictures.matchAll(/\p{Extended_Pictographic}/gu), ([picture]): [string, string[]] => [
        picture,
        words,
      ]);
    }),
);
