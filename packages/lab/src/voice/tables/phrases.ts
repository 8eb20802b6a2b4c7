import type { BookLanguage } from '@toolbench/contracts/voice.ts';
import { rowsOf } from '@toolbench/kit/tables.ts';

/** A phrase in every language of the book, polite and without a gender of the speaker. No two have the same text in a language. */
export interface Phrase {
  readonly id: string;
  readonly texts: Readonly<Record<BookLanguage, string>>;
  /** The Japanese as it is spoken, where it is written otherwise. */
  readonly kana?: string;
}

/** A row a phrase: id | zh | en | ja | ko | es | fr | de | ru | kana. */
const book = `
hello | 你好。 | Hello. | こんにちは。 | 안녕하세요. | Hola. | Bonjour. | Guten Tag. | Здравствуйте.
good-night | 晚安。 | Good night. | おやすみなさい。 | 안녕히 주무세요. | Buenas noches. | Bonne nuit. | Gute Nacht. | Спокойной ночи.
goodbye | 再见。 | Goodbye. | さようなら。 | 안녕히 가세요. | Adiós. | Au revoir. | Auf Wiedersehen. | До свидания.
see-you-tomorrow | 明天见。 | See you tomorrow. | また明日。 | 내일 봬요. | Hasta mañana. | À demain. | Bis morgen. | До завтра. | またあした。
thank-you | 谢谢。 | Thank you. | ありがとうございます。 | 감사합니다. | Gracias. | Merci. | Danke. | Спасибо.
thank-you-very-much | 非常感谢。 | Thank you very much. | どうもありがとうございます。 | 정말 감사합니다. | Muchas gracias. | Merci beaucoup. | Vielen Dank. | Большое спасибо.
you-are-welcome | 不客气。 | You’re welcome. | どういたしまして。 | 천만에요. | De nada. | Je vous en prie. | Gern geschehen. | Не за что.
i-am-sorry | 对不起。 | I’m sorry. | 申し訳ありません。 | 죄송합니다. | Lo siento. | Toutes mes excuses. | Es tut mir leid. | Прошу прощения. | もうしわけありません。
excuse-me | 打扰一下。 | Excuse me. | すみません。 | 실례합니다. | Disculpe. | Excusez-moi. | Entschuldigung. | Извините, пожалуйста.
no-problem | 没关系。 | No problem. | 大丈夫です。 | 괜찮아요. | No hay problema. | Ce n’est pas grave. | Kein Problem. | Ничего страшного. | だいじょうぶです。
yes | 是的。 | Yes. | はい。 | 네. | Sí. | Oui. | Ja. | Да.
no | 不是。 | No. | いいえ。 | 아니요. | No. | Non. | Nein. | Нет.
nice-to-meet-you | 很高兴认识您。 | Nice to meet you. | はじめまして。 | 만나서 반갑습니다. | Mucho gusto. | C’est un plaisir de vous rencontrer. | Freut mich, Sie kennenzulernen. | Очень приятно познакомиться.
how-are-you | 您好吗？ | How are you? | お元気ですか？ | 잘 지내세요? | ¿Cómo está? | Comment allez-vous ? | Wie geht es Ihnen? | Как у вас дела? | おげんきですか？
i-am-fine | 我很好，谢谢。 | I’m fine, thank you. | 元気です。ありがとうございます。 | 잘 지내요. 감사합니다. | Estoy bien, gracias. | Je vais bien, merci. | Mir geht es gut, danke. | Спасибо, у меня всё хорошо. | げんきです。ありがとうございます。
let-us-begin | 我们开始吧。 | Let’s begin. | 始めましょう。 | 시작합시다. | Empecemos. | Commençons. | Fangen wir an. | Давайте начнём. | はじめましょう。
i-do-not-understand | 我听不懂。 | I don’t understand. | わかりません。 | 이해를 못 했어요. | No entiendo. | Je ne comprends pas. | Ich verstehe das nicht. | Я не понимаю.
please-say-that-again | 请再说一遍。 | Please say that again. | もう一度言ってください。 | 다시 한번 말씀해 주세요. | Repítalo, por favor. | Pourriez-vous répéter, s’il vous plaît ? | Bitte sagen Sie das noch einmal. | Повторите, пожалуйста. | もういちどいってください。
please-speak-more-slowly | 请说慢一点。 | Please speak more slowly. | もっとゆっくり話してください。 | 조금 더 천천히 말씀해 주세요. | Hable más despacio, por favor. | Parlez plus lentement, s’il vous plaît. | Bitte sprechen Sie langsamer. | Говорите помедленнее, пожалуйста. | もっとゆっくりはなしてください。
please-write-it-down | 请写下来。 | Please write it down. | 書いてください。 | 적어 주세요. | Escríbalo, por favor. | Écrivez-le, s’il vous plaît. | Bitte schreiben Sie das auf. | Напишите это, пожалуйста. | かいてください。
please-wait-a-moment | 请稍等。 | Please wait a moment. | 少々お待ちください。 | 잠시만 기다려 주세요. | Espere un momento, por favor. | Un instant, s’il vous plaît. | Einen Moment, bitte. | Подождите минутку, пожалуйста. | しょうしょうおまちください。
do-you-speak-english | 您会说英语吗？ | Do you speak English? | 英語を話せますか？ | 영어 할 줄 아세요? | ¿Habla inglés? | Parlez-vous anglais ? | Sprechen Sie Englisch? | Вы говорите по-английски? | えいごをはなせますか？
can-you-help-me | 您能帮我一下吗？ | Can you help me? | 手伝っていただけますか？ | 좀 도와주시겠어요? | ¿Puede ayudarme? | Pouvez-vous m’aider ? | Können Sie mir helfen? | Вы можете мне помочь? | てつだっていただけますか？
where-is-the-toilet | 请问洗手间在哪里？ | Where is the toilet? | トイレはどこですか？ | 화장실이 어디예요? | ¿Dónde está el baño? | Où sont les toilettes ? | Wo ist die Toilette? | Где находится туалет?
where-is-the-train-station | 请问火车站在哪里？ | Where is the train station? | 駅はどこですか？ | 기차역이 어디예요? | ¿Dónde está la estación de tren? | Où est la gare ? | Wo ist der Bahnhof? | Где находится вокзал? | えきはどこですか？
where-is-the-hospital | 请问医院在哪里？ | Where is the hospital? | 病院はどこですか？ | 병원이 어디예요? | ¿Dónde está el hospital? | Où est l’hôpital ? | Wo ist das Krankenhaus? | Где находится больница? | びょういんはどこですか？
where-is-the-nearest-pharmacy | 请问最近的药店在哪里？ | Where is the nearest pharmacy? | 最寄りの薬局はどこですか？ | 가장 가까운 약국이 어디예요? | ¿Dónde está la farmacia más cercana? | Où est la pharmacie la plus proche ? | Wo ist die nächste Apotheke? | Где находится ближайшая аптека? | もよりのやっきょくはどこですか？
how-do-i-get-there | 怎么去那里？ | How do I get there? | そこへはどうやって行けばいいですか？ | 거기에 어떻게 가요? | ¿Cómo se llega allí? | Comment puis-je y aller ? | Wie komme ich dorthin? | Как туда добраться? | そこへはどうやっていけばいいですか？
how-far-is-it | 离这里有多远？ | How far is it from here? | ここからどのくらいの距離ですか？ | 여기서 얼마나 멀어요? | ¿A qué distancia está de aquí? | C’est à quelle distance d’ici ? | Wie weit ist es von hier? | Как далеко это отсюда? | ここからどのくらいのきょりですか？
i-am-lost | 我迷路了。 | I’m lost. | 道に迷いました。 | 길을 잃었어요. | Me he perdido. | Je ne retrouve plus mon chemin. | Ich habe mich verlaufen. | Я не могу найти дорогу. | みちにまよいました。
please-stop-here | 请在这里停车。 | Please stop here. | ここで止めてください。 | 여기서 세워 주세요. | Pare aquí, por favor. | Arrêtez-vous ici, s’il vous plaît. | Halten Sie bitte hier an. | Остановите здесь, пожалуйста. | ここでとめてください。
please-take-me-to-this-address | 请带我去这个地址。 | Please take me to this address. | この住所までお願いします。 | 이 주소로 가 주세요. | Lléveme a esta dirección, por favor. | Conduisez-moi à cette adresse, s’il vous plaît. | Bringen Sie mich bitte zu dieser Adresse. | Отвезите меня по этому адресу, пожалуйста. | このじゅうしょまでおねがいします。
one-ticket-please | 请给我一张票。 | One ticket, please. | 切符を一枚ください。 | 표 한 장 주세요. | Un billete, por favor. | Un billet, s’il vous plaît. | Eine Fahrkarte, bitte. | Один билет, пожалуйста. | きっぷをいちまいください。
when-does-the-next-train-leave | 下一班火车几点开？ | What time does the next train leave? | 次の電車は何時に出ますか？ | 다음 기차는 몇 시에 출발해요? | ¿A qué hora sale el próximo tren? | À quelle heure part le prochain train ? | Wann fährt der nächste Zug ab? | Во сколько отправляется следующий поезд? | つぎのでんしゃはなんじにでますか？
what-time-is-it | 现在几点？ | What time is it? | 今何時ですか？ | 지금 몇 시예요? | ¿Qué hora es? | Quelle heure est-il ? | Wie spät ist es? | Который час? | いまなんじですか？
how-much-is-this | 这个多少钱？ | How much is this? | これはいくらですか？ | 이거 얼마예요? | ¿Cuánto cuesta esto? | Combien ça coûte ? | Wie viel kostet das? | Сколько это стоит?
that-is-too-expensive | 太贵了。 | That’s too expensive. | 高すぎます。 | 너무 비싸요. | Es demasiado caro. | C’est trop cher. | Das ist zu teuer. | Это слишком дорого. | たかすぎます。
can-i-pay-by-card | 可以刷卡吗？ | Can I pay by card? | カードで払えますか？ | 카드로 계산할 수 있어요? | ¿Puedo pagar con tarjeta? | Puis-je payer par carte ? | Kann ich mit Karte zahlen? | Можно оплатить картой? | カードではらえますか？
i-am-just-looking | 我只是看看。 | I’m just looking. | 見ているだけです。 | 그냥 구경하는 거예요. | Solo estoy mirando. | Je regarde seulement. | Ich sehe mich nur um. | Я просто смотрю. | みているだけです。
i-would-like-this-one | 我要这个。 | I’d like this one. | これをください。 | 이걸로 주세요. | Quisiera este. | Je voudrais celui-ci. | Ich hätte gern dieses hier. | Дайте, пожалуйста, вот это.
a-receipt-please | 请给我收据。 | A receipt, please. | 領収書をください。 | 영수증 주세요. | Un recibo, por favor. | Un reçu, s’il vous plaît. | Eine Quittung, bitte. | Чек, пожалуйста. | りょうしゅうしょをください。
a-table-for-two-please | 请给我们一张两人桌。 | A table for two, please. | 二人席をお願いします。 | 두 명 자리 부탁드려요. | Una mesa para dos, por favor. | Une table pour deux, s’il vous plaît. | Einen Tisch für zwei Personen, bitte. | Столик на двоих, пожалуйста. | ふたりせきをおねがいします。
the-menu-please | 请给我菜单。 | The menu, please. | メニューをお願いします。 | 메뉴판 주세요. | La carta, por favor. | La carte, s’il vous plaît. | Die Speisekarte, bitte. | Меню, пожалуйста. | メニューをおねがいします。
a-glass-of-water-please | 请给我一杯水。 | A glass of water, please. | お水を一杯ください。 | 물 한 잔 주세요. | Un vaso de agua, por favor. | Un verre d’eau, s’il vous plaît. | Ein Glas Wasser, bitte. | Стакан воды, пожалуйста. | おみずをいっぱいください。
the-bill-please | 请结账。 | The bill, please. | お会計をお願いします。 | 계산해 주세요. | La cuenta, por favor. | L’addition, s’il vous plaît. | Die Rechnung, bitte. | Счёт, пожалуйста. | おかいけいをおねがいします。
it-is-delicious | 很好吃。 | It’s delicious. | とてもおいしいです。 | 정말 맛있어요. | Está delicioso. | C’est délicieux. | Es schmeckt sehr gut. | Очень вкусно.
i-do-not-eat-meat | 我不吃肉。 | I don’t eat meat. | 肉は食べません。 | 저는 고기를 안 먹어요. | No como carne. | Je ne mange pas de viande. | Ich esse kein Fleisch. | Я не ем мясо. | にくはたべません。
i-am-allergic-to-nuts | 我对坚果过敏。 | I’m allergic to nuts. | ナッツアレルギーがあります。 | 저는 견과류 알레르기가 있어요. | Tengo alergia a los frutos secos. | Je suis allergique aux fruits à coque. | Ich bin allergisch gegen Nüsse. | У меня аллергия на орехи.
not-spicy-please | 请不要放辣。 | Not spicy, please. | 辛くしないでください。 | 맵지 않게 해 주세요. | Sin picante, por favor. | Sans piment, s’il vous plaît. | Bitte nicht scharf. | Сделайте, пожалуйста, не остро. | からくしないでください。
i-have-a-reservation | 我有预订。 | I have a reservation. | 予約しています。 | 예약했어요. | Tengo una reserva. | J’ai une réservation. | Ich habe eine Reservierung. | У меня есть бронь. | よやくしています。
what-is-the-wifi-password | 无线网络密码是多少？ | What is the Wi-Fi password? | Wi-Fiのパスワードは何ですか？ | 와이파이 비밀번호가 뭐예요? | ¿Cuál es la contraseña del wifi? | Quel est le mot de passe du Wi-Fi ? | Wie lautet das WLAN-Passwort? | Какой пароль от Wi-Fi? | ワイファイのパスワードはなんですか？
what-time-is-breakfast | 早餐几点开始？ | What time is breakfast? | 朝食は何時からですか？ | 아침 식사는 몇 시부터예요? | ¿A qué hora es el desayuno? | À quelle heure est le petit-déjeuner ? | Wann gibt es Frühstück? | Во сколько завтрак? | ちょうしょくはなんじからですか？
please-call-the-police | 请报警。 | Please call the police. | 警察を呼んでください。 | 경찰을 불러 주세요. | Llame a la policía, por favor. | Appelez la police, s’il vous plaît. | Rufen Sie bitte die Polizei. | Вызовите полицию, пожалуйста. | けいさつをよんでください。
please-call-an-ambulance | 请叫救护车。 | Please call an ambulance. | 救急車を呼んでください。 | 구급차를 불러 주세요. | Llame a una ambulancia, por favor. | Appelez une ambulance, s’il vous plaît. | Rufen Sie bitte einen Krankenwagen. | Вызовите скорую помощь, пожалуйста. | きゅうきゅうしゃをよんでください。
i-need-a-doctor | 我需要看医生。 | I need a doctor. | 医者に診てもらいたいです。 | 의사가 필요해요. | Necesito un médico. | J’ai besoin d’un médecin. | Ich brauche einen Arzt. | Мне нужен врач. | いしゃにみてもらいたいです。
i-do-not-feel-well | 我不舒服。 | I don’t feel well. | 気分が悪いです。 | 몸이 안 좋아요. | No me encuentro bien. | Je ne me sens pas bien. | Mir geht es nicht gut. | Я плохо себя чувствую. | きぶんがわるいです。
i-have-lost-my-passport | 我的护照丢了。 | I’ve lost my passport. | パスポートをなくしました。 | 여권을 잃어버렸어요. | He perdido mi pasaporte. | J’ai perdu mon passeport. | Ich habe meinen Pass verloren. | У меня пропал паспорт.
have-a-good-trip | 祝您旅途愉快。 | Have a good trip. | よい旅を。 | 즐거운 여행 되세요. | Buen viaje. | Bon voyage. | Gute Reise. | Счастливого пути. | よいたびを。
`;

/** The closed phrase book of the demonstration, in the order in which it is shown. */
export const phrases: readonly Phrase[] = rowsOf(book).map(([id, zh, en, ja, ko, es, fr, de, ru, kana]) => ({
  id,
  texts: { 'zh-CN': zh, en, ja, ko, es, fr, de, ru },
  ...(kana && { kana }),
}));
