import { listOf } from '@toolbench/kit/tables.ts';

/**
 * What recognisers write where nobody spoke, learnt from the ends of subtitled films: all of it, as people say sentences that
 * begin like these. In lower case, without punctuation and spaces.
 */
export const phantoms: readonly string[] = listOf(`
thanksforwatching, thankyouforwatching, thankyouforwatchingpleasesubscribe, thanksforwatchingpleasesubscribe
pleasesubscribe, pleasesubscribetomychannel, likeandsubscribe, dontforgettosubscribe, seeyouinthenextvideo
illseeyouinthenextvideo
谢谢观看, 感谢观看, 谢谢大家观看, 感谢您的观看, 谢谢收看, 感谢收看, 字幕志愿者
ご視聴ありがとうございました, 最後までご視聴いただきありがとうございます, 最後までご視聴いただきありがとうございました
チャンネル登録お願いします, チャンネル登録をお願いします, チャンネル登録よろしくお願いします
시청해주셔서감사합니다, 시청해주셔서고맙습니다, 구독과좋아요부탁드립니다, mbc뉴스
graciasporverelvideo, suscribetealcanal, mercidavoirregardecettevideo, vielendankfurszuschauen
спасибозапросмотр, подписывайтесьнаканал
`);

/** How lines begin that name who made the subtitles of a film; nobody says them. Written as those above. */
export const filmCredits: readonly string[] = listOf(`
subtitlesbytheamara, subtitlesbyamara, captionsbyamara, transcribedbyhttps
请不吝点赞订阅, 字幕由amara, 中文字幕志愿者, 优优独播剧场, 明镜与点点
mbc뉴스이덕영입니다, 한글자막by
subtitulosrealizadosporlacomunidad, subtitulosporlacomunidad, soustitresrealisespar, soustitragesocieteradiocanada
soustitragestfr, untertitelderamara, untertitelimauftrag, untertitelungdeszdf
субтитрысделалdimatorzok, субтитрысоздавалdimatorzok, редакторсубтитров
`);

/** What they write as well, but people say too: not believed where next to nothing was voiced. */
export const shortPhantoms: readonly string[] = listOf(`
you, thankyou, thankyousomuch, bye, byebye, okay, hmm, so
谢谢, 谢谢大家, 嗯, 好
ありがとうございました, おやすみなさい, うん
감사합니다, 네
gracias, merci, danke, vielendank
спасибо, продолжениеследует
`);
