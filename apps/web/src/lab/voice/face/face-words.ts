import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';

/** What one half of the face-to-face view says to its reader. */
interface FaceWords {
  readonly speak: string;
  readonly stop: string;
  readonly listening: string;
  readonly otherSpeaks: string;
  readonly working: string;
  readonly failed: string;
  readonly begin: string;
}

/** In the language of the reader, whichever the page has: the other person may read nothing else. */
export const faceWords: Readonly<Record<VoiceLanguage, FaceWords>> = {
  'zh-CN': {
    speak: '点这里说中文',
    stop: '说完了',
    listening: '请说',
    otherSpeaks: '对方正在说话',
    working: '正在翻译',
    failed: '没有翻译成功，请再说一次',
    begin: '点下面的按钮，说中文；对方会看到并听到译文。',
  },
  en: {
    speak: 'Tap to speak English',
    stop: 'Done speaking',
    listening: 'Speak now',
    otherSpeaks: 'The other person is speaking',
    working: 'Translating',
    failed: 'That was not translated. Please say it again.',
    begin: 'Tap the button and speak English. The other person sees and hears the translation.',
  },
  ja: {
    speak: 'タップして日本語で話す',
    stop: '話し終わりました',
    listening: 'お話しください',
    otherSpeaks: '相手が話しています',
    working: '翻訳中',
    failed: '翻訳できませんでした。もう一度お話しください。',
    begin: 'ボタンをタップして日本語で話してください。相手に訳文が表示され、読み上げられます。',
  },
  ko: {
    speak: '눌러서 한국어로 말하기',
    stop: '말하기 끝',
    listening: '말씀하세요',
    otherSpeaks: '상대방이 말하고 있습니다',
    working: '번역 중',
    failed: '번역하지 못했습니다. 다시 말씀해 주세요.',
    begin: '버튼을 누르고 한국어로 말씀하세요. 상대방이 번역을 보고 들을 수 있습니다.',
  },
  es: {
    speak: 'Toque para hablar español',
    stop: 'He terminado',
    listening: 'Hable ahora',
    otherSpeaks: 'La otra persona está hablando',
    working: 'Traduciendo',
    failed: 'No se ha podido traducir. Dígalo otra vez, por favor.',
    begin: 'Toque el botón y hable en español. La otra persona verá y oirá la traducción.',
  },
  fr: {
    speak: 'Touchez pour parler français',
    stop: 'J’ai fini',
    listening: 'Parlez maintenant',
    otherSpeaks: 'L’autre personne parle',
    working: 'Traduction en cours',
    failed: 'La traduction a échoué. Veuillez répéter.',
    begin: 'Touchez le bouton et parlez français. L’autre personne voit et entend la traduction.',
  },
  de: {
    speak: 'Tippen und Deutsch sprechen',
    stop: 'Fertig gesprochen',
    listening: 'Bitte sprechen',
    otherSpeaks: 'Die andere Person spricht',
    working: 'Wird übersetzt',
    failed: 'Das wurde nicht übersetzt. Bitte sagen Sie es noch einmal.',
    begin: 'Tippen Sie auf den Knopf und sprechen Sie Deutsch. Ihr Gegenüber sieht und hört die Übersetzung.',
  },
  ru: {
    speak: 'Нажмите и говорите по-русски',
    stop: 'Я закончил говорить',
    listening: 'Говорите',
    otherSpeaks: 'Говорит собеседник',
    working: 'Идёт перевод',
    failed: 'Перевести не удалось. Повторите, пожалуйста.',
    begin: 'Нажмите кнопку и говорите по-русски. Собеседник увидит и услышит перевод.',
  },
  it: {
    speak: 'Tocchi per parlare italiano',
    stop: 'Ho finito',
    listening: 'Parli ora',
    otherSpeaks: 'L’altra persona sta parlando',
    working: 'Traduzione in corso',
    failed: 'La traduzione non è riuscita. Lo ripeta, per favore.',
    begin: 'Tocchi il pulsante e parli in italiano. L’altra persona vede e sente la traduzione.',
  },
  pt: {
    speak: 'Toque para falar português',
    stop: 'Terminei',
    listening: 'Fale agora',
    otherSpeaks: 'A outra pessoa está falando',
    working: 'Traduzindo',
    failed: 'Não foi possível traduzir. Repita, por favor.',
    begin: 'Toque no botão e fale em português. A outra pessoa vê e ouve a tradução.',
  },
  vi: {
    speak: 'Chạm để nói tiếng Việt',
    stop: 'Tôi nói xong',
    listening: 'Mời bạn nói',
    otherSpeaks: 'Người kia đang nói',
    working: 'Đang dịch',
    failed: 'Chưa dịch được. Vui lòng nói lại.',
    begin: 'Chạm vào nút và nói tiếng Việt. Người kia sẽ thấy và nghe bản dịch.',
  },
  th: {
    speak: 'แตะเพื่อพูดภาษาไทย',
    stop: 'พูดจบแล้ว',
    listening: 'พูดได้เลย',
    otherSpeaks: 'อีกฝ่ายกำลังพูด',
    working: 'กำลังแปล',
    failed: 'แปลไม่สำเร็จ กรุณาพูดอีกครั้ง',
    begin: 'แตะปุ่มแล้วพูดภาษาไทย อีกฝ่ายจะเห็นและได้ยินคำแปล',
  },
  id: {
    speak: 'Ketuk untuk berbicara bahasa Indonesia',
    stop: 'Selesai berbicara',
    listening: 'Silakan berbicara',
    otherSpeaks: 'Lawan bicara sedang berbicara',
    working: 'Sedang menerjemahkan',
    failed: 'Terjemahan gagal. Silakan ulangi.',
    begin:
      'Ketuk tombol dan berbicaralah dalam bahasa Indonesia. Lawan bicara akan melihat dan mendengar terjemahannya.',
  },
  ar: {
    speak: 'اضغط للتحدث بالعربية',
    stop: 'انتهيت من الكلام',
    listening: 'تفضل بالكلام',
    otherSpeaks: 'الطرف الآخر يتحدث',
    working: 'جارٍ الترجمة',
    failed: 'تعذرت الترجمة. يرجى إعادة الكلام.',
    begin: 'اضغط على الزر وتحدث بالعربية. سيرى الطرف الآخر الترجمة ويسمعها.',
  },
  hi: {
    speak: 'हिन्दी बोलने के लिए दबाएँ',
    stop: 'मैंने बोल लिया',
    listening: 'अब बोलिए',
    otherSpeaks: 'दूसरा व्यक्ति बोल रहा है',
    working: 'अनुवाद हो रहा है',
    failed: 'अनुवाद नहीं हो सका। कृपया फिर से बोलिए।',
    begin: 'बटन दबाएँ और हिन्दी में बोलिए। दूसरा व्यक्ति अनुवाद देखेगा और सुनेगा।',
  },
};
